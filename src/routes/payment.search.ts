interface PaymentSearch {
  plan?: string | undefined;
  checkout?: 'cancelled' | undefined;
}

/** Which plan is to be bought: without one basic. `checkout` says that somebody came back from the provider's page without buying. */
export function readPaymentSearch(search: Record<string, unknown>): PaymentSearch {
  const { plan, checkout } = search;
  return {
    plan: typeof plan === 'string' ? plan || undefined : JSON.stringify(plan),
    checkout: checkout === 'cancelled' ? checkout : undefined,
  };
}

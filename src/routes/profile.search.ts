const TABS = ['stories', 'account'] as const;
interface ProfileSearch {
  tab?: (typeof TABS)[number] | undefined;
  checkout?: 'success' | undefined;
}

/** Which tab of the profile is open: without one the subscription. `checkout` says that somebody comes from the payment page. */
export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
  // Said also where there is none: what is not named here comes through as it stands in the address.
  return {
    tab: TABS.find((known) => known === search['tab']),
    checkout: search['checkout'] === 'success' ? 'success' : undefined,
  };
}

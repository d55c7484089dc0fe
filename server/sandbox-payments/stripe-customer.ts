import type Stripe from 'stripe';

/** A customer as the API answers him. */
export function customerOf(
  id: string,
  { email, metadata, created }: { email: string | null; metadata: Record<string, string>; created: number },
): Stripe.Customer {
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export const deletedCustomerOf = (id: string): Stripe.DeletedCustomer => ({ id, object: 'customer', deleted: true });

/** In cents; below zero it is credit, which is taken off the next bills. */
export const balanceOf = (wire: Stripe.Customer | Stripe.DeletedCustomer | undefined): number =>
  wire === undefined || wire.deleted ? 0 : wire.balance;

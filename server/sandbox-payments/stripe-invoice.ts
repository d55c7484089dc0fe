import type Stripe from 'stripe';
import { settle } from './proration.ts';
import type { WireLine } from './stripe-invoice-line.ts';

export type WireInvoice = Omit<Stripe.Invoice, 'lines' | 'customer'> & {
  customer: string;
  lines: Omit<Stripe.ApiList<WireLine>, 'data'> & { data: WireLine[] };
};

interface Billed {
  number: string;
  customer: string;
  subscription: string;
  metadata: Record<string, string>;
  currency: string;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: WireLine[];
  created: number;
  /** The customer's, before this bill. */
  balance: number;
  /** Whether the card pays for what the balance does not. */
  canPay: boolean;
}

/** A bill, paid or still to be paid. One that comes to less than nothing is paid, and leaves credit. */
export function invoiceOf(id: string, billed: Billed): WireInvoice {
  const { customer, subscription, metadata, currency, lines, created } = billed;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { due, balance } = settle(total, billed.balance);
  const isPaid = due === 0 || billed.canPay;
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: isPaid ? due : 0,
    amount_remaining: isPaid ? 0 : due,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    auto_advance: !isPaid,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: billed.reason,
    collection_method: 'charge_automatically',
    created,
    currency,
    custom_fields: null,
    customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: balance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: billed.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: billed.balance,
    statement_descriptor: null,
    status: isPaid ? 'paid' : 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: isPaid ? created : null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** The same bill once it is paid. */
export const paidInvoiceOf = (open: WireInvoice, now: number): WireInvoice => ({
  ...open,
  amount_paid: open.amount_due,
  amount_remaining: 0,
  attempt_count: open.attempt_count + 1,
  auto_advance: false,
  status: 'paid',
  status_transitions: { ...open.status_transitions, paid_at: now },
});

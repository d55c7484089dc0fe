import type Stripe from 'stripe';
import type { WirePrice } from './stripe-price.ts';

type WireLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  quantity_decimal: string | null;
  pricing: Omit<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
};
export type WireInvoice = Omit<Stripe.Invoice, 'lines' | 'customer'> & {
  customer: string;
  lines: Omit<Stripe.ApiList<WireLine>, 'data'> & { data: WireLine[] };
};

interface Billed {
  line: string;
  number: string;
  customer: string;
  subscription: string;
  item: string;
  metadata: Record<string, string>;
  price: WirePrice;
  reason: 'subscription_create' | 'subscription_cycle';
  start: number;
  end: number;
  isPaid: boolean;
}

/** The bill for one month, paid or still to be paid. */
export function invoiceOf(id: string, billed: Billed): WireInvoice {
  const { customer, subscription, metadata, price, start, isPaid } = billed;
  const amount = price.unit_amount ?? 0;
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    auto_advance: !isPaid,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: billed.reason,
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
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
    effective_at: start,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [lineOf(id, amount, billed)], has_more: false, url: `/v1/invoices/${id}/lines` },
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
    period_end: start,
    period_start: start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: isPaid ? 'paid' : 'open',
    status_transitions: {
      finalized_at: start,
      marked_uncollectible_at: null,
      paid_at: isPaid ? start : null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

function lineOf(invoice: string, amount: number, billed: Billed): WireLine {
  const { price, subscription, item, metadata, start, end } = billed;
  return {
    id: billed.line,
    object: 'line_item',
    amount,
    currency: price.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period: { end, start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription,
    subtotal: amount,
    taxes: [],
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

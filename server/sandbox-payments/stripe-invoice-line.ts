import type Stripe from 'stripe';
import type { WirePrice } from './stripe-price.ts';

export type WireLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  quantity_decimal: string | null;
  pricing: Omit<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
};

interface Counted {
  invoice: string;
  subscription: string;
  item: string;
  metadata: Record<string, string>;
  price: WirePrice;
  /** In cents; below zero for what is given back. */
  amount: number;
  start: number;
  end: number;
  /** For a part of a month: what part it is. */
  description: string | null;
}

/** A line of a bill: a month of a plan, or what is left of one. */
export function lineOf(id: string, counted: Counted): WireLine {
  const { invoice, subscription, item, metadata, price, amount, start, end, description } = counted;
  const isPart = description !== null;
  return {
    id,
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isPart,
    discounts: [],
    invoice,
    livemode: false,
    metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isPart,
        proration_details: isPart ? { credited_items: null } : null,
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

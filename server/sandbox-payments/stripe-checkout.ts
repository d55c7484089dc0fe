import type Stripe from 'stripe';

/** Nothing is expanded in what is kept. */
export type WireCheckout = Omit<Stripe.Checkout.Session, 'customer' | 'subscription' | 'invoice'> & {
  customer: string;
  subscription: string | null;
  invoice: string | null;
};

interface Asked {
  customer: string;
  email: string | null;
  reference: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string | null;
  amount: number;
  created: number;
  expiresAt: number;
  url: string;
}

/** An open checkout of one subscription. */
export function checkoutOf(id: string, asked: Asked): WireCheckout {
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: asked.amount,
    amount_total: asked.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: asked.cancelUrl,
    client_reference_id: asked.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: asked.created,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: asked.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: {
      address: null,
      business_name: null,
      email: asked.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: null,
    discounts: [],
    expires_at: asked.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: asked.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: asked.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: asked.url,
    wallet_options: null,
  };
}

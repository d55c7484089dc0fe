import type Stripe from 'stripe';

export type WirePortal = Stripe.BillingPortal.Session;

/** What the portal is opened for, other than looking around: one change of plan to be confirmed. */
export interface PortalFlow {
  subscription: string;
  item: string;
  price: string;
  /** Where it leads when it is done; null for the portal itself. */
  afterwards: string | null;
}
interface Asked {
  customer: string;
  returnUrl: string | null;
  flow: PortalFlow | undefined;
  created: number;
  url: string;
}

export function portalOf(id: string, { customer, returnUrl, flow, created, url }: Asked): WirePortal {
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created,
    customer,
    customer_account: null,
    flow: flow ? flowOf(flow) : null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url,
  };
}

const flowOf = ({ subscription, item, price, afterwards }: PortalFlow): Stripe.BillingPortal.Session.Flow => ({
  after_completion: {
    hosted_confirmation: null,
    redirect: afterwards === null ? null : { return_url: afterwards },
    type: afterwards === null ? 'portal_homepage' : 'redirect',
  },
  customer_update: null,
  subscription_cancel: null,
  subscription_pause: null,
  subscription_update: null,
  subscription_update_confirm: { discounts: null, items: [{ id: item, price, quantity: 1 }], subscription },
  type: 'subscription_update_confirm',
});

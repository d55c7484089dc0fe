import { escaped } from '../platform/sandbox-frame.ts';
import { cardChoice, closed, day, declined as declinedCard, labelled, link, money, problem } from './page-parts.ts';
import { prorate, settle } from './proration.ts';
import type { Card } from './sandbox-payments.store.ts';
import type { WireInvoice } from './stripe-invoice.ts';
import { findPrice, PRICES } from './stripe-price.ts';
import type { WireSubscription } from './stripe-subscription.ts';

const TITLE = 'Test billing';

/** What a visit of the portal shows. */
export interface PortalView {
  returnUrl: string | null;
  /** The newest, also when it is over; undefined for who never had one. */
  subscription: WireSubscription | undefined;
  invoices: readonly WireInvoice[];
  card: Card;
  /** What the customer has to pay beside his bills, in cents; below zero it is credit. */
  balance: number;
  /** In seconds. */
  now: number;
  /** The price that is to be confirmed, where that is what the visit is for. */
  asked: string | undefined;
}

/** What a card was declined for: to be the new card, or to pay for a change of plan. */
export type Declined = 'card' | 'change';

const button = (action: string, text: string, style = '') =>
  `<button name="action" value="${action}"${style}>${escaped(text)}</button>`;
const QUIET = ' class="quiet"';
const costs = (priceId: string): string => {
  const sold = findPrice(priceId);
  return sold ? `${sold.product.name}, ${money(sold.amount)} a month` : '';
};
const back = ({ returnUrl }: PortalView, text: string): string =>
  returnUrl === null ? '' : link(returnUrl, text, 'button quiet');

/** The billing portal, or the one question it was opened for. `declined` after a card that is. */
export function portalPage(view: PortalView, declined?: Declined): string {
  const { subscription, asked } = view;
  const isOpen = subscription !== undefined && subscription.status !== 'canceled';
  // Once it is changed there is nothing to confirm, and what is still to be paid is paid first.
  if (subscription?.status === 'active' && asked !== undefined && asked !== subscription.items.data[0].price.id)
    return confirmPage(view, subscription, { asked, declined });
  return labelled(
    TITLE,
    `${isOpen && declined === 'change' ? unchanged(subscription) : ''}
${planPart(subscription)}
${creditPart(view.balance)}
${isOpen ? changePart(view, subscription) + cardPart(view.card, declined) : ''}
${invoicePart(view.invoices)}
${back(view, 'Back')}`,
    declined ? 'The card was declined' : 'Your plan',
  );
}

/** For a visit that is over or never was. */
export const portalEndPage = (): string =>
  closed(TITLE, 'This page has expired. Please open billing again from your profile.');

function confirmPage(
  view: PortalView,
  subscription: WireSubscription,
  { asked, declined }: { asked: string; declined: Declined | undefined },
): string {
  const [item] = subscription.items.data;
  return labelled(
    TITLE,
    `<h2>Change of plan</h2>
${declined === 'change' ? unchanged(subscription) : ''}
<p class="plan">Now: ${escaped(costs(item.price.id))}<br><strong>New: ${escaped(costs(asked))}</strong></p>
<p class="quiet-text">The new plan begins at once. ${escaped(comesTo(view, subscription, asked))}</p>
<form method="post">${button('confirm', 'Confirm')}</form>
${declined ? cardPart(view.card, declined) : ''}
${back(view, 'Cancel')}`,
    declined ? 'The card was declined' : 'Change of plan',
  );
}

const unchanged = ({ items }: WireSubscription): string => {
  const name = findPrice(items.data[0].price.id)?.product.name ?? '';
  return problem(`The card was declined. Your plan is still ${name}. Please choose another card.`);
};

/** What a change of plan costs now, or gives back. */
function comesTo({ now, balance }: PortalView, subscription: WireSubscription, asked: string): string {
  const { total } = prorate(subscription, asked, now);
  const until = day(subscription.items.data[0].current_period_end);
  const later = `From then on it costs ${money(findPrice(asked)?.amount ?? 0)} a month.`;
  if (total < 0)
    return `You get ${money(-total)} of credit for the time until ${until}, which is taken off your next payments. ${later}`;
  const { due } = settle(total, balance);
  const used = due < total ? `, and ${money(total - due)} comes from your credit` : '';
  return `You pay ${money(due)} now, the difference for the time until ${until}${used}. ${later}`;
}

const creditPart = (balance: number): string =>
  balance < 0 ? `<p class="quiet-text">Your credit: ${money(-balance)}. It is taken off your next payments.</p>` : '';

function planPart(subscription: WireSubscription | undefined): string {
  if (!subscription || subscription.status === 'canceled') return '<p class="plan">You have no plan.</p>';
  const [item] = subscription.items.data;
  const until = day(item.current_period_end);
  const when =
    subscription.status === 'past_due'
      ? 'The last payment failed. Please choose another card.'
      : subscription.cancel_at_period_end
        ? `Ends on ${until}`
        : `Next payment on ${until}`;
  return `<p class="plan"><strong>${escaped(costs(item.price.id))}</strong><br>${when}</p>`;
}

function changePart(view: PortalView, subscription: WireSubscription): string {
  const [item] = subscription.items.data;
  // What is still to be paid is paid first.
  const others = subscription.status === 'active' ? PRICES.filter(({ id }) => id !== item.price.id) : [];
  const switches = others.map(
    ({ id, product }) =>
      `<form method="post"><p class="quiet-text">${escaped(comesTo(view, subscription, id))}</p><input type="hidden" name="price" value="${id}">${button('switch', `Change to ${nameOf(product)}`)}</form>`,
  );
  const end = subscription.cancel_at_period_end
    ? button('resume', 'Keep the plan', QUIET)
    : button('cancel', 'Cancel the plan', QUIET);
  return `${switches.join('')}<form method="post">${end}</form>`;
}
const nameOf = (product: string): string =>
  PRICES.flatMap(({ id }) => findPrice(id) ?? []).find((sold) => sold.product.id === product)?.product.name ?? '';

const cardPart = (card: Card, declined: Declined | undefined): string => `<h2>Card</h2>
<form method="post">${declined === 'card' ? declinedCard : ''}
${cardChoice(declined === 'card' ? 'declined' : card, 'Pay with')}
${button('card', 'Change the card', QUIET)}</form>`;

function invoicePart(invoices: readonly WireInvoice[]): string {
  if (invoices.length === 0) return '';
  const newestFirst = invoices.toSorted((a, b) => (b.number ?? '').localeCompare(a.number ?? ''));
  const items = newestFirst.map((invoice) => {
    const isPart = invoice.billing_reason === 'subscription_update';
    return `<li><span>${day(invoice.created)}${isPart ? '<br><small>rest of the month</small>' : ''}</span><span>${paidFor(invoice)}</span></li>`;
  });
  return `<h2>Invoices</h2><ul>${items.join('')}</ul>`;
}

function paidFor({ total, amount_due: due, status }: WireInvoice): string {
  if (total < 0) return `${money(-total)}, credited`;
  const used = due < total ? `, ${money(total - due)} from credit` : '';
  return `${money(due)}, ${status === 'paid' ? 'paid' : 'not paid'}${used}`;
}

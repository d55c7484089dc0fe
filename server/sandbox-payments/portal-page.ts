import { escaped } from '../platform/sandbox-frame.ts';
import { cardChoice, closed, day, declined, labelled, link, money } from './page-parts.ts';
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
  /** The price that is to be confirmed, where that is what the visit is for. */
  asked: string | undefined;
}

const button = (action: string, text: string, style = '') =>
  `<button name="action" value="${action}"${style}>${escaped(text)}</button>`;
const QUIET = ' class="quiet"';
const costs = (priceId: string): string => {
  const sold = findPrice(priceId);
  return sold ? `${sold.product.name}, ${money(sold.amount)} a month` : '';
};
const back = ({ returnUrl }: PortalView, text: string): string =>
  returnUrl === null ? '' : link(returnUrl, text, 'button quiet');

/** The billing portal, or the one question it was opened for. `isDeclined` after a card that is. */
export function portalPage(view: PortalView, isDeclined = false): string {
  const { subscription, asked } = view;
  const isOpen = subscription !== undefined && subscription.status !== 'canceled';
  // Once it is changed there is nothing to confirm.
  if (isOpen && asked !== undefined && asked !== subscription.items.data[0].price.id)
    return confirmPage(view, subscription, asked);
  return labelled(
    TITLE,
    `${planPart(subscription)}
${isOpen ? changePart(subscription) + cardPart(view.card, isDeclined) : ''}
${invoicePart(view.invoices)}
${back(view, 'Back')}`,
  );
}

/** For a visit that is over or never was. */
export const portalEndPage = (): string =>
  closed(TITLE, 'This page has expired. Please open billing again from your profile.');

function confirmPage(view: PortalView, subscription: WireSubscription, asked: string): string {
  const [item] = subscription.items.data;
  return labelled(
    TITLE,
    `<h2>Change of plan</h2>
<p class="plan">Now: ${escaped(costs(item.price.id))}<br><strong>New: ${escaped(costs(asked))}</strong></p>
<p class="quiet-text">The new plan begins at once. Its price counts from ${day(item.current_period_end)} on.</p>
<form method="post">${button('confirm', 'Confirm')}</form>
${back(view, 'Cancel')}`,
  );
}

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

function changePart(subscription: WireSubscription): string {
  const [item] = subscription.items.data;
  const others = PRICES.filter(({ id }) => id !== item.price.id);
  const switches = others.map(
    ({ id, product }) =>
      `<form method="post"><input type="hidden" name="price" value="${id}">${button('switch', `Change to ${nameOf(product)}`)}</form>`,
  );
  const end = subscription.cancel_at_period_end
    ? button('resume', 'Keep the plan', QUIET)
    : button('cancel', 'Cancel the plan', QUIET);
  return `${switches.join('')}<form method="post">${end}</form>`;
}
const nameOf = (product: string): string =>
  PRICES.flatMap(({ id }) => findPrice(id) ?? []).find((sold) => sold.product.id === product)?.product.name ?? '';

const cardPart = (card: Card, isDeclined: boolean): string => `<h2>Card</h2>
<form method="post">${isDeclined ? declined : ''}
${cardChoice(isDeclined ? 'declined' : card, 'Pay with')}
${button('card', 'Change the card', QUIET)}</form>`;

function invoicePart(invoices: readonly WireInvoice[]): string {
  if (invoices.length === 0) return '';
  const items = invoices.map(
    ({ created, total, status }) =>
      `<li><span>${day(created)}</span><span>${money(total)}, ${status === 'paid' ? 'paid' : 'not paid'}</span></li>`,
  );
  return `<h2>Invoices</h2><ul>${items.join('')}</ul>`;
}

import { escaped } from '../platform/sandbox-frame.ts';
import { cardChoice, closed, declined, labelled, link, money } from './page-parts.ts';
import { settle } from './proration.ts';
import type { WireCheckout } from './stripe-checkout.ts';
import { findPrice } from './stripe-price.ts';

const TITLE = 'Test checkout';

/** Where people come to when they have paid. */
export const successUrl = ({ id, success_url: url }: WireCheckout): string =>
  (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The page where a plan is bought. `isDeclined` after an attempt with a card that is. */
export function checkoutPage(
  { wire, price, balance, productName }: { wire: WireCheckout; price: string; balance: number; productName: string },
  isDeclined = false,
): string {
  const sold = findPrice(price);
  const name = sold?.product.name ?? '';
  const total = wire.amount_total ?? 0;
  const amount = money(total);
  const { due } = settle(total, balance);
  const credit = due < total ? ` ${money(total - due)} of it comes from your credit.` : '';
  return labelled(
    TITLE,
    `<p class="plan">${escaped(productName)}<br><strong>${escaped(name)}</strong><br>${amount} a month</p>
<p class="quiet-text">You pay ${amount} now for the first month.${credit} The plan renews every month for ${amount} until it is cancelled.</p>
<form method="post">
${isDeclined ? declined : ''}
${cardChoice(isDeclined ? 'declined' : 'works', 'Pay with')}
<button name="action" value="pay">Pay ${money(due)}</button>
</form>
${wire.cancel_url === null ? '' : link(wire.cancel_url, 'Cancel', 'button quiet')}`,
    isDeclined ? 'The card was declined' : name,
  );
}

/** For a checkout that is done, that nobody finished in time, or that never was. */
export function checkoutEndPage(wire: WireCheckout | undefined): string {
  if (wire?.status === 'complete')
    return closed(TITLE, 'This checkout is complete.', { href: successUrl(wire), text: 'Continue' });
  if (!wire) return closed(TITLE, 'There is no such checkout.');
  const back = wire.cancel_url === null ? undefined : { href: wire.cancel_url, text: 'Back' };
  return closed(TITLE, 'This checkout has expired. Nothing was bought.', back);
}

/** For a form whose body is none. */
export const unreadablePage = (): string =>
  closed('Test checkout', 'This form could not be read. Please go back and try again.');

import { escaped } from '../platform/sandbox-frame.ts';
import { cardChoice, closed, declined, labelled, link, money } from './page-parts.ts';
import type { WireCheckout } from './stripe-checkout.ts';
import { findPrice } from './stripe-price.ts';

const TITLE = 'Test checkout';

/** Where people come to when they have paid. */
export const successUrl = ({ id, success_url: url }: WireCheckout): string =>
  (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The page where a plan is bought. `isDeclined` after an attempt with a card that is. */
export function checkoutPage(
  { wire, price, productName }: { wire: WireCheckout; price: string; productName: string },
  isDeclined = false,
): string {
  const sold = findPrice(price);
  const name = sold?.product.name ?? '';
  const amount = money(wire.amount_total ?? 0);
  return labelled(
    TITLE,
    `<p class="plan">${escaped(productName)}<br><strong>${escaped(name)}</strong><br>${amount} a month</p>
<form method="post">
${isDeclined ? declined : ''}
${cardChoice(isDeclined ? 'declined' : 'works', 'Pay with')}
<button name="action" value="pay">Pay ${amount}</button>
</form>
${wire.cancel_url === null ? '' : link(wire.cancel_url, 'Cancel', 'button quiet')}`,
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

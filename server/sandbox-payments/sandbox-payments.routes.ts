import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../platform/app-env.ts';
import { formLimit, readForm, sandboxHeaders } from '../platform/sandbox-frame.ts';
import { checkoutEndPage, checkoutPage, successUrl, unreadablePage } from './checkout-page.ts';
import { readCard, type PortalAction } from './hosted.ts';
import { portalEndPage, portalPage, type Declined } from './portal-page.ts';
import { SANDBOX_PAYMENTS_PATH, type SandboxPayments } from './sandbox-payments.ts';

const text = v.fallback(v.string(), '');
const FormSchema = v.object({ action: text, card: text, price: text });

const DECLINED: readonly Declined[] = ['card', 'change'];

/** The hosted pages of the sandbox: the test checkout and the billing portal. */
export function sandboxPaymentsRoutes(app: Hono<AppEnv>, { hosted, productName }: SandboxPayments): void {
  const CHECKOUT = `${SANDBOX_PAYMENTS_PATH}/checkout/:id`;
  const PORTAL = `${SANDBOX_PAYMENTS_PATH}/portal/:id`;
  const show = (c: Context<AppEnv>, html: string, status: 200 | 400 | 404, targets: readonly (string | null)[] = []) =>
    c.html(html, status, sandboxHeaders(originsOf(targets)));
  /** By an address of its own: who goes back later must not be asked to send the form again. */
  const toDeclined = (c: Context<AppEnv>, declined: Declined) => c.redirect(`${c.req.path}?declined=${declined}`, 303);
  const declinedIn = (c: Context<AppEnv>): Declined | undefined =>
    DECLINED.find((known) => known === c.req.query('declined'));
  const id = (c: Context<AppEnv>) => c.req.param('id') ?? '';

  const showCheckout = async (c: Context<AppEnv>) => {
    const found = await hosted.checkout(id(c));
    if (found?.wire.status !== 'open') return show(c, checkoutEndPage(found?.wire), found ? 200 : 404);
    const page = checkoutPage({ ...found, productName }, declinedIn(c) !== undefined);
    return show(c, page, 200, [found.wire.success_url]);
  };
  app.get(CHECKOUT, showCheckout);
  app.post(CHECKOUT, formLimit, async (c) => {
    const fields = await readForm(c);
    if (!fields) return show(c, unreadablePage(), 400);
    const card = readCard(v.parse(FormSchema, fields).card);
    if (card === 'declined') return toDeclined(c, 'card');
    const paid = card && (await hosted.pay(id(c), card));
    return paid ? c.redirect(successUrl(paid), 303) : showCheckout(c);
  });

  const showPortal = async (c: Context<AppEnv>) => {
    const view = await hosted.portal(id(c));
    if (!view) return show(c, portalEndPage(), 404);
    return show(c, portalPage(view, declinedIn(c)), 200, [view.returnUrl]);
  };
  app.get(PORTAL, showPortal);
  app.post(PORTAL, formLimit, async (c) => {
    const fields = await readForm(c);
    if (!fields) return show(c, unreadablePage(), 400);
    const form = v.parse(FormSchema, fields);
    if (form.action === 'card' && form.card === 'declined') return toDeclined(c, 'card');
    const action = actionOf(form);
    const done = action && (await hosted.act(id(c), action));
    if (done?.isDeclined) return toDeclined(c, 'change');
    return done ? c.redirect(done.next ?? c.req.path, 303) : showPortal(c);
  });

  app.all(`${SANDBOX_PAYMENTS_PATH}/*`, (c) => show(c, checkoutEndPage(undefined), 404));
}

function actionOf({ action, card, price }: v.InferOutput<typeof FormSchema>): PortalAction | undefined {
  if (action === 'cancel' || action === 'resume' || action === 'confirm') return { kind: action };
  if (action === 'switch') return { kind: action, price };
  if (action === 'card' && (card === 'works' || card === 'later')) return { kind: action, card };
  return undefined;
}

/** The sites that the addresses are on; what is no address is on none. */
const originsOf = (addresses: readonly (string | null)[]): string[] =>
  addresses.flatMap((address) => (address !== null && URL.canParse(address) ? [new URL(address).origin] : []));

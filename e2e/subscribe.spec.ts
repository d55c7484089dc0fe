// A family buys a plan, has its rights at once, changes it, ends it and takes it up again: through the pages of the payment
// sandbox, with the product's own server on both sides of the wire.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { startPaymentSandbox } from '../tools/start-payment-sandbox.ts';
import { AppServer } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import { CHOICES } from './pages/home-page.ts';
import { PlanPages } from './pages/plan-pages.ts';

const { childName, ageGroup, theme, character, setting, length } = CHOICES;
const WISH = {
  protagonist_name: childName,
  age_group: ageGroup,
  theme,
  character,
  setting,
  length,
  include_images: true,
  image_style: 'watercolor',
};
/** How many stories a day, and whether a story has pictures, for who is signed in. */
async function rights(plans: PlanPages) {
  const { daily_limit: limit } = Object(await plans.ask('GET', '/payments/subscription'));
  const { story_id: id } = Object(await plans.ask('POST', '/stories/generate', WISH));
  await expect.poll(async () => Object(await plans.ask('GET', `/stories/${id}/status`)).status).toMatch(/complete/);
  const { images } = Object(await plans.ask('GET', `/stories/${id}`));
  return { limit, hasPictures: images.length > 0 };
}
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

for (const showcase of ['off', 'on'] as const) {
  test.describe(`with SHOWCASE ${showcase}`, () => {
    test.use({ serverEnv: { SHOWCASE: showcase } });

    test('PAY-4, PROF-1..9, DECIDE-1, DECIDE-68: a family subscribes, changes its plan, cancels and resumes', async ({
      page,
    }) => {
      const plans = new PlanPages(page);
      await plans.register();
      const before = await rights(plans);
      expect(before).toEqual(showcase === 'on' ? { limit: -1, hasPictures: true } : { limit: 5, hasPictures: false });

      await page.goto('/pricing');
      const statement = page.getByText('All premium features are enabled for showcase');
      await expect(statement).toHaveCount(showcase === 'on' ? 1 : 0);
      await expect(page.locator('[data-plan="free"]')).toContainText('Your plan now');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Choose Basic' }).click();
      await expect(page).toHaveURL(/\/payment\?plan=basic$/);
      expect(await violations(page)).toEqual([]);
      await plans.toCheckout('basic');
      expect(await violations(page)).toEqual([]);
      await plans.pay();

      await expect(page.getByText(/^Basic is on/).first()).toBeVisible();
      await expect(page).toHaveURL(/\/profile$/);
      await plans.expectPlan('Basic', '$2.99 a month', 'Active');
      await expect(page.locator('.plan')).toContainText('Next billing date');
      expect(await rights(plans)).toEqual(
        showcase === 'on' ? { limit: -1, hasPictures: true } : { limit: 20, hasPictures: false },
      );
      // What was said once is not said again.
      await page.reload();
      await plans.expectPlan('Basic', '$2.99 a month', 'Active');
      await expect(page.getByText(/^Basic is on/)).toHaveCount(0);

      // The other plan is confirmed at the provider: there is no second subscription.
      await plans.changeTo('premium');
      await plans.expectPlan('Premium', '$8.99 a month', 'Active');
      expect(await rights(plans)).toEqual({ limit: -1, hasPictures: true });
      await page.goto('/payment?plan=premium');
      await expect(page.getByText('Premium is your plan now.')).toBeVisible();

      await page.goto('/profile');
      const portal = await plans.portal();
      expect(await portal.evaluate(() => window.opener === null)).toBe(true);
      expect(await violations(portal)).toEqual([]);
      await portal.getByRole('button', { name: 'Cancel the plan' }).click();
      await expect(portal.getByText(/Ends on/)).toBeVisible();
      await page.reload();
      await expect(page.locator('.plan')).toContainText('Ends on');
      await plans.expectPlan('Premium', '$8.99 a month', 'Active');
      await portal.getByRole('button', { name: 'Keep the plan' }).click();
      await expect(portal.getByText(/Next payment on/)).toBeVisible();
      await page.reload();
      await expect(page.locator('.plan')).toContainText('Next billing date');
      await portal.getByRole('button', { name: 'Change to Basic' }).click();
      await expect(portal.getByText(/^Basic, \$2\.99/)).toBeVisible();
      await page.reload();
      await plans.expectPlan('Basic', '$2.99 a month', 'Active');
    });
  });
}

test.describe('on the way to a plan', () => {
  test.use({ serverEnv: { SHOWCASE: 'off' } });

  test('PAY-5, PAY-11, DECIDE-55: a visitor opens an account first, comes back to the plan, and may turn round at the checkout', async ({
    page,
  }) => {
    const plans = new PlanPages(page);
    await page.goto('/payment?plan=premium');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await expect(page.getByRole('button', { name: /checkout/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await plans.fillAccount();
    await expect(page).toHaveURL(/\/payment\?plan=premium$/);
    await page.getByRole('button', { name: 'Go to secure checkout' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was bought.')).toBeVisible();
    await expect(page).toHaveURL(/\/payment\?plan=premium$/);
    expect(await plans.ask('GET', '/payments/subscription')).toMatchObject({ subscription_tier: 'free' });
  });

  test('SRV-14: a declined card and an address that says success give nothing', async ({ page }) => {
    const plans = new PlanPages(page);
    await plans.register();
    await plans.toCheckout('premium');
    await page.getByLabel(/A card that is declined\s+ends/).check();
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByText('The card was declined.')).toBeVisible();
    await page.goto('/profile?checkout=success');
    await plans.expectPlan('Free', 'Free forever', 'Not subscribed');
    await expect(page.getByText(/ is on\./)).toHaveCount(0);
    expect(await plans.ask('GET', '/payments/subscription?refresh=true')).toMatchObject({ subscription_tier: 'free' });
  });

  test('PROF-9, DECIDE-67: where no window may open, the way to the bills is a link', async ({ page }) => {
    const plans = new PlanPages(page);
    await plans.register();
    await plans.toCheckout('basic');
    await plans.pay();
    await plans.expectPlan('Basic', '$2.99 a month', 'Active');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: 'Manage Billing' }).click();
    const link = page.getByRole('link', { name: /Open the billing page/ });
    await expect(link).toHaveAttribute('href', /\/sandbox\/payments\/portal\//);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test('PROD-11, API-16, SRV-13: with keys, over the network, a server killed between checkout and webhook loses nothing', async ({
  page,
}) => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_of_this_test', STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test' };
  // The sandbox's address is known first, the server's second: the webhook's stands in between.
  const server = await AppServer.start({ SHOWCASE: 'off' });
  const sandbox = await startPaymentSandbox({
    port: 0,
    webhookUrl: `${server.url}/api/payments/webhook`,
    database: ':memory:',
    publicUrl: undefined,
    isShuffled: true,
    secretKey: keys.STRIPE_SECRET_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
  });
  try {
    await server.deploy({ PAYMENTS: 'stripe', STRIPE_API_BASE: sandbox.url, ...keys });
    const plans = new PlanPages(page);
    await page.goto(server.url);
    await page.goto(`${server.url}/auth?mode=register`);
    await plans.fillAccount();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goto(`${server.url}/payment?plan=premium`);
    await page.getByRole('button', { name: 'Go to secure checkout' }).click();
    await expect(page).toHaveURL(new RegExp(`^${sandbox.url}`));
    await server.stop('SIGKILL');
    await page.getByRole('button', { name: /^Pay / }).click();
    await server.start();

    // Nobody looks at the profile: the event that did not arrive is told again.
    const tier = async () => {
      await page.goto(`${server.url}/profile`);
      return page.locator('.plan h2').textContent();
    };
    await expect.poll(tier, { timeout: 60_000 }).toBe('Premium');
  } finally {
    await sandbox.stop();
    await server.remove();
  }
});

import { expect, type Page } from '@playwright/test';
import type { PaidTier } from '#contract/payments';

/** The way of a family through its plans: our own pages, and the hosted ones of the payment sandbox. */
export class PlanPages {
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an account; the home page is open afterwards. */
  async register(email = 'anna@example.com'): Promise<void> {
    await this.page.goto('/auth?mode=register');
    await this.fillAccount(email);
    await expect(this.page).toHaveURL(/\/$/);
  }

  /** Fills and sends the form of a new account, wherever it leads. */
  async fillAccount(email = 'anna@example.com'): Promise<void> {
    const account = { name: 'Anna', email, password: 'seven-moons', confirmPassword: 'seven-moons' };
    for (const [name, value] of Object.entries(account))
      await this.page.locator(`main input[name="${name}"]`).fill(value);
    await this.page.locator('main button[type="submit"]').click();
  }

  /** From a plan's page to the checkout. */
  async toCheckout(plan: PaidTier): Promise<void> {
    await this.page.goto(`/payment?plan=${plan}`);
    await this.page.getByRole('button', { name: 'Go to secure checkout' }).click();
    await expect(this.page.getByText('Test checkout: no card is charged')).toBeVisible();
  }

  /** Pays at the checkout and comes back to the profile. */
  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: /^Pay / }).click();
    await expect(this.page).toHaveURL(/\/profile/);
  }

  /** From one paid plan to the other, and back to the profile. */
  async changeTo(plan: 'basic' | 'premium'): Promise<void> {
    await this.page.goto(`/payment?plan=${plan}`);
    await this.page.getByRole('button', { name: plan === 'basic' ? 'Change to Basic' : 'Change to Premium' }).click();
    await expect(this.page.getByRole('heading', { name: 'Change of plan' })).toBeVisible();
    await this.page.getByRole('button', { name: 'Confirm' }).click();
    await expect(this.page).toHaveURL(/\/profile/);
  }

  /** The portal, in the window that the profile opens. */
  async portal(): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.page.getByRole('button', { name: 'Manage Billing' }).click();
    const portal = await opened;
    await expect(portal.getByRole('heading', { name: 'Test billing' })).toBeVisible();
    return portal;
  }

  /** The plan that the profile shows, once it has asked anew. */
  async expectPlan(name: string, price: string, status: string): Promise<void> {
    const plan = this.page.locator('.plan');
    await expect(plan.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(plan).toContainText(price);
    await expect(plan).toContainText(status);
  }

  /** Asks the service as who is signed in on the page. */
  async ask(method: 'GET' | 'POST', path: string, data?: object): Promise<unknown> {
    const token = await this.page.evaluate(() => localStorage.getItem('token'));
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await this.page.request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  }
}

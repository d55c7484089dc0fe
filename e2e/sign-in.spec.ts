import { expect, test, workerReady } from './fixtures.ts';

test.describe('PROD-7, OAUTH-1..5: signing in with another provider', () => {
  test('ROUTE-6: goes from the sign-in page through the provider and back home, signed in', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    // From now on pages come out of the worker; the provider's must not.
    await workerReady(page);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Continue with the sandbox' }).click();

    await expect(page).toHaveURL(/\/sandbox\/sign-in\/interaction\//);
    await expect(page.getByText('Sandbox sign-in: for trying out, no real account')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('bo@example.com');
    await page.getByLabel('Name').fill('Bo Bear');
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page).toHaveURL(`${server.url}/`);
    const kept = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: localStorage.getItem('user'),
    }));
    expect(kept.user).toContain('bo@example.com');
    const answer = await page.request.get('/api/auth/validate', { headers: { Authorization: `Bearer ${kept.token}` } });
    expect(await answer.json()).toMatchObject({ valid: true, user: { email: 'bo@example.com', name: 'Bo Bear' } });
  });

  test('ROUTE-6: comes back with words when it is cancelled', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Continue with the sandbox' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/auth\/oauth\/callback/);
    await expect(page.getByText('Sign-in was cancelled')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

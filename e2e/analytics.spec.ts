// What a whole visit tells about itself: what was used, and nothing of who used it.
import type { Request } from '@playwright/test';
import * as v from 'valibot';
import { AnalyticsBatchSchema } from '#contract/analytics';
import { OperatorFiguresSchema } from '#contract/operator';
import { expect, test } from './fixtures.ts';
import { PlanPages } from './pages/plan-pages.ts';

const OPERATOR_TOKEN = 'a-token-of-the-operator-1';
const EMAIL = 'anna@example.com';
const FAILED = 'Something went wrong on our side. Please try again.';
test.use({ serverEnv: { OPERATOR_TOKEN }, permissions: ['clipboard-read', 'clipboard-write'] });

test('PROD-19, ANL-1, ANL-2, ANL-3, ANL-4: a whole visit is counted at our own address, by what was used and never by whom, and nobody notices', async ({
  home,
  story,
  page,
  context,
  server,
}) => {
  const asked: Request[] = [];
  context.on('request', (request) => asked.push(request));
  const calls = () => asked.filter((request) => request.url().endsWith('/api/analytics/events'));
  const events = () => calls().flatMap((call) => v.parse(AnalyticsBatchSchema, call.postDataJSON()).events);
  let known = 0;
  /** Resolves when an event has been sent since the one before. The page would send it within five seconds. */
  const counted = async (name: string, props: object = {}) => {
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('pagehide')));
        return events().slice(known);
      })
      .toContainEqual(expect.objectContaining({ name, props }));
    known = events().length;
  };

  await home.openSewn();
  await counted('page_view', { path: '/' });
  await context.route('**/api/stories/generate', (route) => route.fulfill({ status: 500, json: { error: FAILED } }), {
    times: 1,
  });
  await home.generate.click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await counted('story_generate_failed', { message: FAILED, code: '500' });

  const id = await home.tellStory();
  const text = await story.text();
  await counted('story_generate_succeeded', { theme: 'bedtime', length: 'short', language: 'en' });
  await story.share.press('Enter');
  await counted('story_shared', { method: 'copied' });
  await story.choosePages('scroll');
  await story.theEnd.scrollIntoViewIfNeeded();
  await counted('story_finished');

  await test.step('a server that counts no more and a network that goes disturb nothing', async () => {
    await context.route('**/api/analytics/events', (route) => route.fulfill({ status: 500 }));
    await page.goto('/stories/animals');
    const related = page.getByRole('region', { name: 'Where to look next' }).getByRole('link').first();
    await related.click();
    await expect(page).not.toHaveURL(/animals$/);
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('pagehide')));
        return page.evaluate(() => localStorage.getItem('analytics_waiting') ?? '');
      })
      .toContain('category_clicked');
    const before = calls().length;
    for (let time = 0; time < 20; time++) await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(calls()).toHaveLength(before);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Create', exact: true }).first().click();
    await expect(home.generate).toBeVisible();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await context.unroute('**/api/analytics/events');
    await context.setOffline(false);
    await expect.poll(() => events().filter(({ name }) => name === 'category_clicked').length).toBeGreaterThan(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('analytics_waiting'))).toBeNull();
  });

  await page.goto('/auth?mode=register');
  await counted('page_view', { path: '/auth' });
  await new PlanPages(page).fillAccount(EMAIL);
  await expect(page).toHaveURL(/\/$/);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.goto(`/story/${id}?signed=in`);
  await story.text();
  await counted('page_view', { path: '/story/$storyId' });

  expect(new Set(asked.map((request) => new URL(request.url()).origin))).toEqual(new Set([server.url]));
  // Every call is one that our server knows.
  const answers = await Promise.all(
    asked
      .filter((request) => new URL(request.url()).pathname.startsWith('/api/'))
      .map(async (request) => `${(await request.response())?.status()} ${request.method()} ${request.url()}`),
  );
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter((line) => /^40[45] /.test(line))).toEqual([]);
  const bytes = await Promise.all(
    calls().map(async (call) => `${call.url()} ${JSON.stringify(await call.allHeaders())} ${call.postData()}`),
  );
  const sentences = text.flatMap((paragraph) => paragraph.match(/[^.!?]{12,}/g) ?? []);
  expect(sentences.length).toBeGreaterThan(20);
  const secrets = ['Mia', 'Anna', EMAIL, id, ...token.split('.'), ...sentences];
  expect(secrets.filter((secret) => bytes.some((sent) => sent.includes(secret)))).toEqual([]);
  expect(bytes.filter((sent) => /cookie|authorization/i.test(sent))).toEqual([]);

  const headers = { Authorization: `Bearer ${OPERATOR_TOKEN}` };
  const answer = await page.request.get('/api/operator/figures?days=1', { headers });
  const { funnel, failures } = v.parse(OperatorFiguresSchema, await answer.json());
  expect(funnel.map((step) => step.all_the_way)).toEqual([1, 1, 1, 1, 1]);
  expect(failures).toMatchObject([{ event: 'story_generate_failed', code: '500', message: FAILED, count: 1 }]);
});

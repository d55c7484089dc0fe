// /privacy: whole in every language, with the numbers that the product goes by, and saying what holds in its deployment.
import { cleanup, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SESSION_DAYS, VISITOR_COOKIE_DAYS } from '#contract/kept-for';
import { LANGUAGE_CODES } from '#contract/languages';
import { ERASURES_KEPT_DAYS, EVENTS_KEPT_DAYS, UNREAD_STORY_DAYS } from '#contract/retention';
import { MAX_BYTES, MAX_STORIES } from '#shelf/room';
import { keptIn, othersIn } from '../src/features/privacy/kept.rules.ts';
import { renderRoute } from './helpers/render-route.tsx';

const NAMESPACES = ['common', 'privacy'] as const;
const textsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../public/locales/${language}/${namespace}.json`), 'utf8'));

async function openIn(language: string, env: Record<string, string> = {}) {
  if (language !== 'en')
    for (const name of NAMESPACES) i18next.addResourceBundle(language, name, textsOf(language, name));
  await i18next.changeLanguage(language);
  onTestFinished(async () => {
    cleanup();
    await i18next.changeLanguage('en');
    if (language !== 'en') for (const name of NAMESPACES) i18next.removeResourceBundle(language, name);
  });
  await renderRoute('/privacy', { env });
  return screen.findByRole('main');
}
/** What an entry of the list says, by the beginning of its heading. */
function entry(beginning: string): string | null | undefined {
  const heading = screen.getAllByRole('heading', { level: 3 }).find((each) => each.textContent?.startsWith(beginning));
  return heading?.closest('li')?.textContent;
}
const everything: NonNullable<Parameters<typeof keptIn>[0]> = {
  analytics: true,
  oauth_providers: ['google'],
  password_reset: true,
  payments: 'stripe',
  writer: 'provider',
  painter: 'provider',
  ads: { feed: true },
};

describe('the privacy page', () => {
  it.each([...LANGUAGE_CODES])(
    'I18N-16, PROD-17: stands whole in %s, without a raw key or an empty hole',
    async (code) => {
      const page = await openIn(code);
      const texts = textsOf(code, 'privacy');
      const parts = ['never', 'kept', 'seen', 'others', 'take', 'delete', 'ask'];
      expect(
        within(page)
          .getAllByRole('heading', { level: 2 })
          .map((each) => each.textContent),
      ).toEqual(parts.map((name) => texts[name].title));
      expect(within(page).getByRole('heading', { level: 1 })).toHaveTextContent(texts.headline);
      expect(within(page).getAllByRole('heading', { level: 3 })).toHaveLength(keptIn(everything).length);
      for (const element of within(page).getAllByText(/./)) {
        expect(element.textContent).not.toMatch(/\{\{|undefined|NaN/);
        expect(element.textContent).not.toMatch(/\b(kept|never|seen|others|take|delete|ask)\.\w+/);
      }
      const intl = new Intl.NumberFormat(`${code}-u-nu-latn`, { style: 'unit', unit: 'day', unitDisplay: 'long' });
      for (const days of [UNREAD_STORY_DAYS, SESSION_DAYS, EVENTS_KEPT_DAYS, VISITOR_COOKIE_DAYS, ERASURES_KEPT_DAYS])
        expect(page.textContent).toContain(intl.format(days));
    },
  );

  it('DECIDE-45, DECIDE-80: says the numbers that the product goes by', async () => {
    await openIn('en');
    expect(entry('The stories on your shelf')).toContain(`Over ${MAX_STORIES} stories or ${MAX_BYTES / 1e6} MB`);
    expect(entry('A story we told you')).toContain(`${UNREAD_STORY_DAYS} days after it was last read`);
    expect(entry('The key')).toContain(`${SESSION_DAYS} days`);
    expect(entry('What is used, each use by itself')).toContain(`${EVENTS_KEPT_DAYS} days`);
    expect(entry('One cookie')).toContain(`${VISITOR_COOKIE_DAYS} days`);
    expect(entry('Backups')).toContain(`${ERASURES_KEPT_DAYS} days at most`);
  });

  it('leads to the export, to the deletion and to whom to ask, and has a date', async () => {
    const page = within(await openIn('en', { SUPPORT_CONTACT: 'mailto:help@tuckaway.example' }));
    for (const name of ['Export my data', 'Delete account'])
      expect(page.getByRole('link', { name })).toHaveAttribute('href', '/profile?tab=account');
    expect(await page.findByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:help@tuckaway.example',
    );
    expect(page.getByText(/^Last changed on \w+ \d+, 20\d\d$/)).toBeVisible();
  });

  it('says what holds where it stands: no plans, no counting, its own name', async () => {
    const page = await openIn('en', { PAYMENTS: 'off', ANALYTICS: 'off', PRODUCT_NAME: 'Nightcap' });
    expect(await within(page).findByText(/^You give Nightcap a name/)).toBeVisible();
    expect(entry('Your plan')).toBeUndefined();
    expect(entry('What is used, each use by itself')).toBeUndefined();
    expect(page.textContent).not.toMatch(/payment provider|Plans are only/);
  });

  it('is led to from the foot of other pages and from the form that opens an account', async () => {
    await renderRoute('/auth?mode=register');
    const links = await screen.findAllByRole('link', { name: 'Privacy' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/privacy', '/privacy']);
    expect(screen.getByText(/^By opening an account/)).toContainElement(links[0] ?? null);
  });
});

describe('what a deployment keeps', () => {
  const names = (config: Parameters<typeof keptIn>[0]) => keptIn(config).map(({ name }) => name);
  it('is all of it before anything is known', () => {
    expect(names(undefined)).toEqual(names(everything));
    expect(othersIn(undefined)).toEqual(othersIn(everything));
  });
  it.each([
    ['identity', 'signIn', { oauth_providers: [] }],
    ['plan', 'pay', { payments: 'off' }],
    ['counting', undefined, { analytics: false }],
    [undefined, 'mail', { password_reset: false }],
    [undefined, 'writer', { writer: 'builtin' }],
    [undefined, 'painter', { painter: 'builtin' }],
    [undefined, 'advertiser', { ads: { feed: false } }],
  ] as const)('lacks %s and %s where there is no such thing', (kept, other, change) => {
    const here = { ...everything, ...change, oauth_providers: kept === 'identity' ? [] : ['google'] };
    expect(names(here)).toEqual(names(everything).filter((name) => name !== kept));
    expect(othersIn(here)).toEqual(othersIn(everything).filter((name) => name !== other));
  });
  it('has no payment provider where plans are only tried out', () => {
    const here = { ...everything, payments: 'mock' } as const;
    expect(keptIn(here).find(({ name }) => name === 'plan')?.place).toBe('server');
    expect(othersIn(here)).toEqual(expect.arrayContaining(['rehearsal']));
    expect(othersIn(here)).not.toContain('pay');
  });
});

// What Randomize does: the whole quilt at once, and the story with it.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remember, rememberForm, renderRoute } from './helpers/render-route.tsx';

const GENERATE = '/stories/generate';
const randomize = () => screen.getByRole('button', { name: 'Randomize' });
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const arrived = ({ router }: Awaited<ReturnType<typeof renderRoute>>) =>
  waitFor(() => expect(router.state.location.pathname).toMatch(/^\/story\/[\w-]{22}$/));

describe('Randomize', () => {
  it('HOME-11, HOME-12, HOME-13, HOME-14: fills everything, turns pictures on, and generates by itself, once', async () => {
    const page = await renderRoute('/');
    await page.user.click(randomize());
    await arrived(page);
    expect(page.asked('POST', GENERATE)).toHaveLength(1);
    const form = stored('story_choices');
    expect(Object.entries(form ?? {}).filter(([, value]) => value === '')).toEqual([]);
    expect(form).toMatchObject({ includeImages: true });
    const made = await page.app.database.selectFrom('stories').select(['id']).execute();
    expect(made).toHaveLength(1);
  });

  it('HOME-14: generates once, however fast it is pressed again', async () => {
    const page = await renderRoute('/');
    await page.user.dblClick(randomize());
    await arrived(page);
    expect(page.asked('POST', GENERATE)).toHaveLength(1);
  });

  it('keeps a name that was typed', async () => {
    rememberForm({ childName: 'Mia' });
    const page = await renderRoute('/');
    await page.user.click(randomize());
    await arrived(page);
    expect(page.asked('POST', GENERATE)[0]?.body).toMatchObject({ protagonist_name: 'Mia' });
  });

  it('respects the daily limit like Generate', async () => {
    remember({
      subscription_status: {
        userTier: 'free',
        dailyStoriesUsed: 5,
        dailyLimit: 5,
        isLoading: false,
        lastUpdated: Date.now(),
        userId: 'anonymous',
      },
    });
    const page = await renderRoute('/', { env: { ANON_DAILY_LIMIT: '0' } });
    await page.user.click(randomize());
    expect(await screen.findByText("Today's stories are all told. There are new ones tomorrow.")).toBeInTheDocument();
    expect(page.asked('POST', GENERATE)).toHaveLength(0);
  });
});

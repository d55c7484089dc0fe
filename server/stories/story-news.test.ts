import { expect, it } from 'vitest';
import { NO_NEWS, type ProcessNews } from '../platform/process-news.ts';
import { createStoryNews } from './story-news.ts';

/** Others, as far as a test lets them speak. */
function others() {
  const listeners: ((about?: string) => void)[] = [];
  const sent: string[] = [];
  let isHearing = true;
  const news: ProcessNews = {
    ...NO_NEWS,
    send: (topic, about) => void sent.push(`${topic} ${about}`),
    hear: (_topic, listener) => void listeners.push(listener),
    isHearing: () => isHearing,
  };
  return {
    news,
    sent,
    say: (about?: string) => listeners.forEach((listener) => listener(about)),
    lose: () => {
      isHearing = false;
      listeners.forEach((listener) => listener());
    },
  };
}

it('wakes who waits for a story by what is told here and by what others say, and tells those', async () => {
  const { news, sent, say } = others();
  const stories = createStoryNews(news);
  const here = stories.next('a', 60_000);
  stories.tell('a');
  await here;
  expect(sent).toEqual(['story a']);
  const there = stories.next('b', 60_000);
  say('b');
  await there;
  expect(sent).toEqual(['story a']);
});

it('looks again seldom while others are heard; when that ends, everybody looks at once and then often', async () => {
  const { news, lose } = others();
  const stories = createStoryNews(news);
  expect(stories.lookAgainMs()).toBeGreaterThan(3000);
  const waiting = Promise.all(['a', 'b'].map((id) => stories.next(id, 60_000)));
  lose();
  await waiting;
  expect(stories.lookAgainMs()).toBe(1000);
  expect(createStoryNews().lookAgainMs()).toBe(1000);
});

import { describe, expect, it } from 'vitest';
import type { StorySummary } from '#contract/stories';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { find, findable, isStillMade, mayChange, percentOf, storiesOf } from './family.rules.ts';

const named = (title: string | null, name = 'Mia', id = title ?? 'none'): StorySummary => {
  const story = storyLike({ story_id: id, title });
  return { ...story, excerpt: null, parameters: { ...story.parameters, protagonist_name: name } };
};
const page = (...stories: StorySummary[]) => ({ stories, limit: 20, last_key: null });
const titles = (stories: readonly StorySummary[]) => stories.map(({ title }) => title);

describe('the list of a family', () => {
  it('has every story once, also when a new one has moved the pages on, and none that was removed', () => {
    const pages = [page(named('New'), named('A')), page(named('A'), named('B'), named('Gone')), page(named('C'))];
    expect(titles(storiesOf(pages, new Set(['Gone'])))).toEqual(['New', 'A', 'B', 'C']);
  });
  it('finds by title and name, whatever the accents and capitals, every word of it', () => {
    const all = findable([named('The Łamp of Ávila'), named('The Hat', 'Zoé'), named(null, 'Zoe', 'unfinished')]);
    expect(titles(find(all, 'AVILA'))).toEqual(['The Łamp of Ávila']);
    expect(titles(find(all, ' zoe '))).toEqual(['The Hat', null]);
    expect(titles(find(all, 'hat zoë'))).toEqual(['The Hat']);
    expect(find(all, 'hat mia')).toEqual([]);
  });
  it('asks how far a story is as long as its text or its pictures are on the way', () => {
    const { parameters } = storyLike();
    const painted = { ...parameters, include_images: true };
    expect(mayChange({ status: 'pending', parameters })).toBe(true);
    expect(mayChange({ status: 'story_complete', parameters })).toBe(false);
    expect(mayChange({ status: 'story_complete', parameters: painted })).toBe(true);
    expect(mayChange({ status: 'complete', parameters: painted })).toBe(false);
    expect(isStillMade({ status: 'processing', images_pending: 0 })).toBe(true);
    expect(isStillMade({ status: 'story_complete', images_pending: 2 })).toBe(true);
    expect(isStillMade({ status: 'story_complete', images_pending: 0 })).toBe(false);
    expect(isStillMade({ status: 'failed', images_pending: 0 })).toBe(false);
  });
  it('counts whole percent, and nothing where nothing is known', () => {
    expect(percentOf({ current_step: 1, total_steps: 3 })).toBe(33);
    expect(percentOf({ current_step: 5, total_steps: 3 })).toBe(100);
    expect(percentOf({ current_step: 1, total_steps: 0 })).toBeUndefined();
    expect(percentOf(null)).toBeUndefined();
  });
});

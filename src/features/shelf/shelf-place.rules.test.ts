import { describe, expect, it } from 'vitest';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { summaryOf, type KeptSummary } from '#shelf/summary';
import { minutesLeft, stoppedStory } from './shelf-place.rules.ts';
import { sizeLabel } from './size-label.ts';

const summary = (share: number | null): KeptSummary => ({
  ...summaryOf(storyLike(), { known: undefined, isMadeHere: false, textBytes: 1, now: 1 }),
  minutes: 6,
  place: share === null ? null : { paragraph: 1, share },
});

describe('where reading stopped', () => {
  it('BEY-10: is the story read last that was begun and not told to its end', () => {
    const [told, untouched, begun, older] = [summary(0.99), summary(null), summary(0.5), summary(0.3)];
    expect(stoppedStory([told, untouched, begun, older])).toBe(begun);
    expect(stoppedStory([summary(0.02), summary(0.97)])).toBeUndefined();
    expect(stoppedStory([])).toBeUndefined();
  });
  it('is not said of the only story, which is on the screen already', () => {
    expect(stoppedStory([summary(0.5)])).toBeUndefined();
  });
  it.each([
    [0.4, 4],
    [0.96, 1],
    [null, 6],
  ])('says how long the rest takes: %s read leaves %s minutes', (share, left) => {
    expect(minutesLeft(summary(share))).toBe(left);
  });
});
describe('the size of stories', () => {
  it.each([
    [0, '0 kB'],
    [84_000, '84 kB'],
    [400_000, '0.4 MB'],
    [2_140_000, '2.1 MB'],
    [18_400_000, '18 MB'],
  ])('%s bytes read %s', (bytes, label) => expect(sizeLabel(bytes, 'en')).toBe(label));
});

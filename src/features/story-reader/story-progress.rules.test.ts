import { describe, expect, it } from 'vitest';
import { IMAGE_STATUSES } from '#contract/stories';
import { imageLike, storyLike, unfinished } from '../../../tests/helpers/stories.ts';
import { nextPoll, percentOf, secondsFrom, STAGE_SECONDS, STAGES, stageOf } from './story-progress.rules.ts';

const step = (current_step: number, total_steps = 100) => ({ current_step, total_steps });

describe('PROG-2..7 the stage', () => {
  it.each([
    ['PROG-2', { status: 'pending' as const }, 'planning'],
    ['PROG-2', { status: 'pending' as const, progress: step(90) }, 'planning'],
    ['PROG-3', { status: 'processing' as const, progress: step(0) }, 'planning'],
    ['PROG-3', { status: 'processing' as const, progress: step(29) }, 'planning'],
    ['PROG-4', { status: 'processing' as const, progress: step(30) }, 'writing'],
    ['PROG-4', { status: 'processing' as const, progress: step(69) }, 'writing'],
    ['PROG-5', { status: 'processing' as const, progress: step(70) }, 'illustrating'],
    ['PROG-5', { status: 'processing' as const, progress: step(100) }, 'illustrating'],
    ['PROG-6', { status: 'processing' as const, progress: null }, 'writing'],
    ['PROG-6', { status: 'processing' as const }, 'writing'],
    ['PROG-6', { status: 'processing' as const, progress: step(0, 0) }, 'writing'],
    ['PROG-7', { status: 'story_complete' as const, progress: step(10) }, 'illustrating'],
    ['PROG-8', { status: 'complete' as const }, 'finalizing'],
  ])('%s of %j is %s', (_row, making, stage) => expect(stageOf(making)).toBe(stage));
});

describe('the percent', () => {
  it('PROG-9 is the steps done of all steps', () =>
    expect(percentOf({ status: 'processing', progress: step(3, 10) })).toBe(30));
  it('PROG-9 stays between 0 and 100', () => {
    expect([step(-1, 10), step(20, 10)].map((progress) => percentOf({ status: 'processing', progress }))).toEqual([
      0, 100,
    ]);
  });
  it('PROG-10 has one rising value a stage where nothing is known', () => {
    expect(
      (['pending', 'processing', 'story_complete', 'complete'] as const).map((status) => percentOf({ status })),
    ).toEqual([15, 45, 75, 95]);
  });
  it('PROG-11 has durations that only word the time left', () => {
    expect(STAGES.map((stage) => STAGE_SECONDS[stage])).toEqual([15, 45, 30, 10]);
    expect(STAGES.map(secondsFrom)).toEqual([100, 85, 40, 10]);
  });
});

describe('asking again', () => {
  it.each([
    ['POLL-13', unfinished()],
    ['POLL-14', unfinished({ status: 'processing' })],
  ])('%s goes on in five seconds', (_row, story) => {
    expect(nextPoll(story, false)).toBe(5000);
  });
  it.each(IMAGE_STATUSES)('POLL-10, POLL-15 after the text it depends on a picture that is %s', (status) => {
    const story = storyLike({
      status: 'story_complete',
      images: [imageLike({ status: 'complete' }), imageLike({ status })],
    });
    expect(nextPoll(story, false)).toBe(status === 'pending' || status === 'generating' ? 5000 : false);
  });
  it.each([
    ['POLL-9', storyLike({ images: [imageLike()] }), false],
    ['POLL-11', unfinished({ status: 'failed' }), false],
    ['POLL-12', unfinished(), true],
    ['POLL-12', undefined, true],
  ])('%s stops', (_row, story, hasFailed) => expect(nextPoll(story, hasFailed)).toBe(false));
});

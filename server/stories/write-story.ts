// POST /stories: a story that was told on a device without a network, or written by hand (DECIDE-46).
import * as v from 'valibot';
import { ChildNameSchema } from '#contract/child-name';
import { LENGTH_MINUTES, LENGTHS } from '#contract/options';
import { readingMinutes } from '#contract/reading-time';
import {
  DEFAULT_IMAGE_STYLE,
  PROGRESS_TOTAL_STEPS,
  StoryParametersSchema,
  type StoryParameters,
  type StoryText,
} from '#contract/stories';
import { DEFAULT_MORAL, DEFAULT_TONE, DIFFICULTY_FOR_AGE, ManualStorySchema } from '#contract/story-requests';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { newId, type RandomBytes } from '../platform/ids.ts';
import type { Usage } from '../usage/usage.ts';
import { createPress } from '../platform/idempotency.ts';
import { insertStory, newStoryRow } from './stories.store.ts';
import { assertMayPublish, type AssertCurrent, type Asking } from './story-access.ts';
import { writtenText, writtenTitle } from './written-text.ts';

/** The contract's body with what a call may say more: a name is a child's name here too, and publishing is confirmed. */
export const WrittenStorySchema = v.object({
  ...ManualStorySchema.entries,
  parameters: v.optional(v.partial(v.object({ ...StoryParametersSchema.entries, protagonist_name: ChildNameSchema }))),
  confirm_public: v.optional(v.boolean()),
});
export type WrittenStory = v.InferOutput<typeof WrittenStorySchema>;

const CREATED = 201;
const KeptSchema = v.object({ story_id: v.string() });

interface WriteNeeds {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  usage: Usage;
  assertCurrent: AssertCurrent;
}

/**
 * Keeps a story as its writer's, finished as it is. Gives its id, and whether this press had made it before.
 * Throws ApiFailure validation_failed, auth_required, token_invalid, idempotency_conflict, rate_limited.
 */
export function createWrite({ database, clock, random, usage, assertCurrent }: WriteNeeds) {
  return async (
    viewer: Asking,
    wanted: WrittenStory,
    key: string | undefined,
  ): Promise<{ storyId: string; isReplay: boolean }> => {
    const text = writtenText(wanted.content, { title: writtenTitle(wanted.title) });
    assertMayPublish(wanted, viewer);
    const press = createPress(clock, { viewer: viewer.owner, key, asked: ['write', wanted] });
    return database.transaction().execute(async (transaction) => {
      await assertCurrent(transaction, viewer);
      const earlier = await press.earlier(transaction);
      if (earlier) return { storyId: v.parse(KeptSchema, earlier.answer).story_id, isReplay: true };
      await usage.takeWritten(transaction, viewer.owner);
      const storyId = newId(random);
      await insertStory(
        transaction,
        newStoryRow({
          id: storyId,
          owner: viewer.owner,
          created_at: clock.now(),
          status: 'complete',
          title: text.title,
          content: JSON.stringify(text),
          parameters: JSON.stringify(parametersFor(wanted, text)),
          current_step: PROGRESS_TOTAL_STEPS,
          ...(wanted.visibility === undefined ? {} : { visibility: wanted.visibility }),
        }),
      );
      // Only the id: the text of a story that is removed must not stay behind in an answer.
      await press.keep(transaction, CREATED, { story_id: storyId });
      return { storyId, isReplay: false };
    });
  };
}

/**
 * What a story is about where its writer did not say: the plainest of each, and what the text itself shows. No name is made
 * up for a hero without one; it stays empty, and whoever shows it leaves it out. No pictures come, so no look is chosen.
 */
function parametersFor({ parameters: told = {}, story_language }: WrittenStory, text: StoryText): StoryParameters {
  const { age_group = 'preschool' } = told;
  const language = story_language ?? told.story_language ?? 'en';
  const minutes = readingMinutes(text.paragraphs, { age_group, story_language: language });
  return {
    protagonist_name: told.protagonist_name ?? '',
    age_group,
    theme: told.theme ?? 'bedtime',
    character: told.character ?? 'child',
    setting: told.setting ?? 'home',
    length: told.length ?? LENGTHS.find((length) => minutes <= LENGTH_MINUTES[length][1]) ?? 'long',
    moral: told.moral ?? DEFAULT_MORAL,
    difficulty: told.difficulty ?? DIFFICULTY_FOR_AGE[age_group],
    tone: told.tone ?? DEFAULT_TONE,
    story_language: language,
    include_images: false,
    image_style: told.image_style ?? DEFAULT_IMAGE_STYLE,
    hero_look: told.hero_look ?? null,
  };
}

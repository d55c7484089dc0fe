import { GenerateAnswerSchema } from '#contract/stories';
import { request } from '../../lib/api.ts';
import type { StoryPayload } from './story-form.rules.ts';

/** POST /stories/generate. The key belongs to one press of the button, so that a repeat of the press counts once. */
export const createStory = ({ payload, key }: { payload: StoryPayload; key: string }) =>
  request('/stories/generate', GenerateAnswerSchema, { method: 'POST', body: payload, idempotencyKey: key });

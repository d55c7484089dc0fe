import * as v from 'valibot';
import { LANGUAGE_CODES } from './languages.ts';
import { STORY_ID } from './stories.ts';

/** Whom the server answers; without one a visitor without an account. Never kept. */
const token = v.optional(v.string());

/**
 * What the page tells the service worker. Page and worker may be of different versions: both sides parse, and whatever
 * they do not know they leave alone.
 */
export const ToWorkerSchema = v.variant('type', [
  /** Fetch and keep this story, also if the page closes meanwhile. */
  v.object({
    type: v.literal('keep-story'),
    story_id: v.pipe(v.string(), v.regex(STORY_ID)),
    token,
    /** Nobody opened it: nothing that is on the device may go for it. */
    by_itself: v.optional(v.boolean()),
  }),
  /** Fetch what kept stories still lack: pictures that were not painted yet, or for which the network did not last. */
  v.object({ type: v.literal('finish-packages'), token }),
  /** Fetch and keep the translations: the first language at once, the rest when there is time. */
  v.object({
    type: v.literal('keep-languages'),
    first: v.picklist(LANGUAGE_CODES),
    rest: v.array(v.picklist(LANGUAGE_CODES)),
  }),
  /** Fetch and keep all that stories of this language are told and drawn with. */
  v.object({ type: v.literal('keep-kit'), language: v.picklist(LANGUAGE_CODES) }),
  /** The user accepted a new version. */
  v.object({ type: v.literal('SKIP_WAITING') }),
]);
export type ToWorker = v.InferOutput<typeof ToWorkerSchema>;

/** Under which the browser wakes the worker when the network is back. */
export const SEND_TAG = 'send-waiting';

/** What the worker tells every page. */
export const FromWorkerSchema = v.variant('type', [
  v.object({
    type: v.literal('story-kept'),
    story_id: v.string(),
    /** All that could be fetched of it is here, not its text alone. */
    is_done: v.optional(v.boolean()),
  }),
  /** The network is back, and pages that have something to send should. */
  v.object({ type: v.literal('time-to-send') }),
  /** Stories of this language can be told and drawn without a network. */
  v.object({ type: v.literal('kit-kept'), language: v.picklist(LANGUAGE_CODES) }),
]);
export type FromWorker = v.InferOutput<typeof FromWorkerSchema>;

// A story told without a server, whole: what GET /stories/{id} would answer of it.
import * as v from 'valibot';
import { FitTextSchema } from '#contract/fit-text';
import { pictureKey } from '#shelf/picture-key';
import { PROGRESS_TOTAL_STEPS, type Story } from '#contract/stories';
import { resolveParameters, type GenerateRequest } from '#contract/story-requests';
import { createWorkerQueue, WorkerNotLoaded } from '../worker-queue.ts';
import type { FromTeller, ToldOnDevice, ToTeller } from './teller-worker.ts';

/** The story's language has no bank, or what it is told from does not lie on this device. */
export class NotOnDevice extends Error {
  override name = 'NotOnDevice';
}

interface Telling {
  /** The `told` of the family's last stories, joined, oldest story first. */
  told: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
  /** A story id; the story is told from it. */
  randomId?: () => string;
  signal?: AbortSignal;
}

const ID_BYTES = 16;
const teller = createWorkerQueue<ToTeller, FromTeller>(
  () => new Worker(new URL('./teller-worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Gets the teller ready for stories of a language, before one is wanted.
 * @returns lets it go again
 */
export function warmTeller(language: string): () => void {
  const release = teller.hold();
  void teller.inTurn((ask) => ask({ warm: language })).catch(() => undefined);
  return release;
}

/**
 * Tells a story and plans its pictures; who draws them is draw-kept-picture.ts.
 * @returns the story, and the keys of what was told, for the family's memory
 * Rejects with NotOnDevice where it cannot be told here, with another error for a fault, and as `signal` was aborted.
 */
export async function tellOnDevice(
  request: GenerateRequest,
  { told, now, randomId = newId, signal }: Telling,
): Promise<{ story: Story; told: readonly string[] }> {
  const id = randomId();
  const tell = { parameters: resolveParameters(request), seed: id, told };
  const answer = await teller
    .inTurn((ask) => ask({ tell }), signal)
    .catch((cause: unknown) => {
      throw cause instanceof WorkerNotLoaded ? new NotOnDevice(cause.message) : cause;
    });
  if (!('story' in answer)) throw new NotOnDevice(`no story can be told here in ${request.story_language}`);
  return { story: storyOf(id, now, answer.story), told: answer.story.told };
}

function storyOf(id: string, now: number, { title, paragraphs, parameters, pictures }: ToldOnDevice): Story {
  const content = v.parse(FitTextSchema, { title, paragraphs });
  const time = new Date(now).toISOString();
  const images = pictures.map(({ id: image, paragraph_index, description, alt }) => ({
    id: image,
    paragraph_index,
    status: 'complete' as const,
    url: pictureKey(id, image),
    description,
    alt,
    error: null,
  }));
  return {
    story_id: id,
    title: content.title,
    status: 'complete',
    created_at: time,
    updated_at: time,
    parameters,
    progress: { current_step: PROGRESS_TOTAL_STEPS, total_steps: PROGRESS_TOTAL_STEPS },
    cover_image: images.find((image) => image.id === 'cover')?.url ?? null,
    view_count: 0,
    like_count: 0,
    visibility: 'unlisted',
    is_owner: true,
    is_seed: false,
    liked: false,
    content,
    story_data: null,
    images,
    art: images.length > 0 ? Object.fromEntries(pictures.map(({ id: image, picture }) => [image, picture])) : null,
    error: null,
  };
}

/** 128 random bits in base64url, as the server makes its ids. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

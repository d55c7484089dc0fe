// Brings one story of a file onto the shelf, whole or not at all.
import { promisifyRequest } from 'idb-keyval';
import { transact, type Stores } from './database.ts';
import { PACKAGE_STORES } from './erase-story.ts';
import { standingId } from './moved.ts';
import { pictureKey } from './picture-key.ts';
import { asSummary, bytesOf, summaryOf, withSort, type KeptSummary } from './summary.ts';
import { addToTotals } from './totals.ts';
import type { UnpackedStory } from './transfer-check.ts';

type Pictures = UnpackedStory['pictures'];
type Outcome = 'added' | 'updated' | 'known';

async function putPictures(stores: Stores, id: string, pictures: Pictures): Promise<void> {
  for (const { id: image, type, bytes } of pictures)
    await promisifyRequest(stores('pictures').put({ type, bytes }, pictureKey(id, image)));
}
const sizesOf = (pictures: Pictures) => Object.fromEntries(pictures.map(({ id, bytes }) => [id, bytes.byteLength]));

async function addStory(stores: Stores, { packed, body, story, pictures }: UnpackedStory): Promise<Outcome> {
  const { story_id: id, starred, place, kept_at, read_at, made_here, sent, text } = packed;
  const bare = summaryOf(story, { known: undefined, isMadeHere: made_here, textBytes: text.size, now: read_at });
  const summary = { ...bare, sent, starred, place, kept_at, read_at, picture_bytes: sizesOf(pictures) };
  await promisifyRequest(stores('bodies').put(body, id));
  await putPictures(stores, id, pictures);
  await promisifyRequest(stores('summaries').put(withSort(summary)));
  await addToTotals(stores('notes'), { stories: 1, bytes: bytesOf(summary) });
  return 'added';
}

/** What is here stays; a star, a later place and pictures that are missing come from the file. */
async function mergeStory(stores: Stores, known: KeptSummary, { packed, pictures }: UnpackedStory): Promise<Outcome> {
  const missing = pictures.filter(({ id }) => known.pictures.includes(id) && !Object.hasOwn(known.picture_bytes, id));
  const isReadLater = packed.read_at > known.read_at;
  const isStarredNow = packed.starred && !known.starred;
  if (missing.length === 0 && !isReadLater && !isStarredNow) return 'known';
  const summary = {
    ...known,
    starred: known.starred || packed.starred,
    place: isReadLater ? packed.place : known.place,
    read_at: Math.max(known.read_at, packed.read_at),
    picture_bytes: { ...known.picture_bytes, ...sizesOf(missing) },
  };
  await putPictures(stores, known.story_id, missing);
  await promisifyRequest(stores('summaries').put(withSort(summary)));
  await addToTotals(stores('notes'), { stories: 0, bytes: bytesOf(summary) - bytesOf(known) });
  return 'updated';
}

/** The id under which a story of a file stands here; its own where it does not stand here at all. */
export async function idHere(stores: Stores, id: string): Promise<string> {
  // Told here, and sent since: it stands under the server's id, and must not come twice.
  const standing = await standingId(stores, id);
  return (await promisifyRequest(stores('summaries').getKey(standing))) === undefined ? id : standing;
}

/**
 * Adds a story, or what the shelf lacks of it, in one transaction. Resolves to what came of it. Throws what storage throws;
 * nothing of this story is written then.
 */
export async function bringIn(unpacked: UnpackedStory): Promise<Outcome> {
  return transact('readwrite', PACKAGE_STORES, async (stores) => {
    const id = await idHere(stores, unpacked.packed.story_id);
    const stored = await promisifyRequest<unknown>(stores('summaries').get(id));
    if (stored === undefined) return addStory(stores, unpacked);
    const known = asSummary(stored);
    // What a newer version wrote is its own.
    return known ? mergeStory(stores, known, unpacked) : 'known';
  });
}

// Where reading goes on after an evening that faded: where the fade began, not where the voice came to while nobody listened.
import { noteReading, readSummary } from '#shelf/packages';
import type { Place } from '#shelf/summary';
import { evening, fadeBegan, lightsOut } from '../../lib/bedtime.ts';

/** The reader notes a movement a moment after it; what is noted here comes after that. */
const SETTLE_MS = 1500;

interface Held {
  storyId: string;
  place: Promise<Place | null | undefined>;
}
let held: Held | undefined;

const placeOf = async (storyId: string) => (await readSummary(storyId).catch(() => undefined))?.place;

/** Notes the held place once more; undefined is that of a story that is not on this device. */
async function noteHeld({ storyId, place }: Held): Promise<void> {
  const known = await place;
  if (known !== undefined) await noteReading(storyId, known, Date.now());
}

/** Keeps the place of the open story over a fade that runs out. Returns what ends that. */
export function keepFadePlace(storyId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteNow = () => {
    if (timer === undefined || !held) return;
    clearTimeout(timer);
    timer = undefined;
    void noteHeld(held);
  };
  const noteSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(noteNow, SETTLE_MS);
  };
  const ends = [
    fadeBegan.on(() => {
      held = { storyId, place: placeOf(storyId) };
    }),
    lightsOut.on(noteSoon),
    // A fade that was stopped holds nothing.
    evening.on((level) => {
      if (level === 1) held = undefined;
    }),
  ];
  addEventListener('pagehide', noteNow);
  return () => {
    noteNow();
    removeEventListener('pagehide', noteNow);
    for (const end of ends) end();
  };
}

/** Shows the paragraph where the fade began, when that was in this story; the place stays as it was held. */
export async function showFadePlace(storyId: string, showParagraph: (at: number) => void): Promise<void> {
  if (held?.storyId !== storyId) return;
  const place = await held.place;
  showParagraph(place?.paragraph ?? 0);
  const still = held;
  setTimeout(() => void noteHeld(still), SETTLE_MS);
}

// What a family hears of a story while it is being written: first how it stands, then what has changed (contract 4.3).
import { isDeepStrictEqual } from 'node:util';
import type { Story } from '#contract/stories';

export interface StoryEvent {
  event: 'status' | 'progress' | 'title' | 'paragraph' | 'image' | 'done';
  data: unknown;
}

/** Nothing comes after one of these. */
export const isOver = ({ status }: Pick<Story, 'status'>): boolean => status === 'complete' || status === 'failed';

/** What is to be said to somebody who saw the story as it was before; all of it to somebody who saw nothing. */
export function eventsBetween(before: Story | undefined, now: Story): StoryEvent[] {
  const events: StoryEvent[] = [];
  const tell = (event: StoryEvent['event'], data: unknown, earlier: unknown) => {
    if (!isDeepStrictEqual(data, earlier)) events.push({ event, data });
  };
  const { status, error, progress, title } = now;
  tell('status', { status, error }, before && { status: before.status, error: before.error });
  if (progress) tell('progress', progress, before?.progress);
  if (title !== null) tell('title', { title }, before && { title: before.title });
  const earlier = before ? paragraphsOf(before) : [];
  paragraphsOf(now).forEach((text, index) => tell('paragraph', { index, text }, { index, text: earlier[index] }));
  for (const image of now.images)
    tell(
      'image',
      image,
      before?.images.find(({ id }) => id === image.id),
    );
  if (isOver(now)) events.push({ event: 'done', data: { status } });
  return events;
}

const paragraphsOf = ({ content }: Story): readonly string[] =>
  content === null || typeof content === 'string' ? [] : content.paragraphs;

// What the server's events make of a story in the making (contract 4.3). What they leave open, the whole answer tells.
import * as v from 'valibot';
import { isFinished, ProgressSchema, STORY_STATUSES, type Story } from '#contract/stories';
import type { StreamEvent } from './event-stream.ts';

const StatusSchema = v.object({ status: v.picklist(STORY_STATUSES) });
const TitleSchema = v.object({ title: v.string() });
const ParagraphSchema = v.object({ index: v.pipe(v.number(), v.integer(), v.minValue(0)), text: v.string() });

/** `ask` where the story has to be asked for to know; `over` where its text has come to its end, well or not. */
export type Growth = Story | 'ask' | 'over';

/** Whether the text is there or will not come: from then on only an answer changes the story. */
export const isOver = ({ status }: Pick<Story, 'status'>): boolean => isFinished(status) || status === 'failed';

function withStatus(story: Story, data: unknown): Growth {
  const { status } = v.parse(StatusSchema, data);
  if (isOver({ status })) return 'over';
  return status === story.status ? story : { ...story, status };
}

function withParagraph(story: Story, data: unknown): Growth {
  const { index, text } = v.parse(ParagraphSchema, data);
  const { content } = story;
  if (typeof content === 'string') return 'ask';
  const before = content?.paragraphs ?? [];
  if (before[index] === text) return story;
  // One in between was lost on the way.
  if (index > before.length) return 'ask';
  // Another text in its place is another telling: what stood below it belongs to the one before.
  const paragraphs = [...before.slice(0, index), text];
  return { ...story, content: { title: story.title ?? content?.title ?? '', paragraphs } };
}

/** The story after an event: the same object where it says nothing new. Events of other kinds say nothing of the text. */
export function afterEvent(story: Story, { event, data }: StreamEvent): Growth {
  try {
    const told: unknown = JSON.parse(data);
    switch (event) {
      case 'status':
        return withStatus(story, told);
      case 'progress':
        return { ...story, progress: v.parse(ProgressSchema, told) };
      case 'title':
        return { ...story, title: v.parse(TitleSchema, told).title };
      case 'paragraph':
        return withParagraph(story, told);
      case 'done':
        return 'over';
      default:
        return story;
    }
  } catch {
    return 'ask';
  }
}

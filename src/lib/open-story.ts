import type { Story, StoryText } from '#contract/stories';
import type { KeptSummary } from '#shelf/summary';

/** The story that stands open, for all that stands around it: settings, voice, timer, mending, taking it along. */
export interface OpenStory {
  story: Story;
  text: StoryText;
  /** What is known of it on this device; null while it is not there. */
  summary: KeptSummary | null;
  /** How much of it is read, in whole percent; 0 before the first line is left. */
  percent: number;
  share: () => void;
  /** Brings a paragraph, counted from 0, to the eyes: turns the page of a book, or scrolls. */
  showParagraph: (at: number) => void;
}

/** The elements of the open story's paragraphs, in the order of its text. */
export const openParagraphs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.story-text p')];

import type { Story, StoryText } from '#contract/stories';
import type { KeptSummary } from '#shelf/summary';

/**
 * Where somebody reads, however the story lies on the screen: a paragraph, counted from 0, and how much of it has passed, 0 to
 * below 1. The title is the paragraph before the first, The End the one after the last.
 */
export interface Spot {
  paragraph: number;
  within: number;
}

/** The story that stands open, for all that stands around it: settings, voice, timer, mending, taking it along. */
export interface OpenStory {
  story: Story;
  text: StoryText;
  /** What is known of it on this device; null while it is not there. */
  summary: KeptSummary | null;
  /** How much of it is read, in whole percent; 0 before the first line is left. */
  percent: number;
  share: () => void;
  /** Whether it is a book to turn the pages of; else it is one long page. */
  isBook: boolean;
  /** Where the reader is now. */
  spot: () => Spot;
  /** Brings a paragraph, or The End, to the eyes: turns the page of a book, or scrolls. */
  showParagraph: (at: number) => void;
  /** Turns the book by a page. */
  turnPage: (by: 1 | -1) => void;
}

/** The elements of the open story's paragraphs, in the order of its text. */
export const openParagraphs = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.story-text p:not(.beside)'),
];

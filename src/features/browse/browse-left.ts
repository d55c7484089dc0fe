import type { CategoryType } from '#contract/category-groups';

export type BrowseTab = 'featured' | CategoryType;

/** How a browser stood in an entry of the history: what was chosen and typed, and which card was followed from there. */
interface Left {
  tab: BrowseTab;
  text: string;
  url: string | undefined;
}
const left = new Map<string, Partial<Left>>();

/** How this entry of the history was left; undefined for one whose browser was never touched. */
export const leftAs = (entry: string): Partial<Left> | undefined => left.get(entry);

/** Whoever comes back to this entry finds this again. */
export function noteLeft(entry: string, change: Partial<Left>): void {
  left.set(entry, { ...left.get(entry), ...change });
}

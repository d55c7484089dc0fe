// The way from the home page to the page one is on: on the screen, and for search engines.

/** One step; without a path it is no page of its own. */
export interface TrailStep {
  text: string;
  path: string | undefined;
}

/** Segments that are no pages of their own, and one whose page is another. */
const PAGE_OF: Readonly<Record<string, string | undefined>> = { '/auth/oauth': undefined, '/story': '/stories' };
type TrailWord =
  | 'home'
  | 'stories'
  | 'auth'
  | 'oauth'
  | 'callback'
  | 'profile'
  | 'age'
  | 'characters'
  | 'settings'
  | 'pricing'
  | 'payment'
  | 'privacy';
export type TrailWords = Readonly<Record<TrailWord, string>>;

/** The words of the trail; `word` looks one up, below `crumbs` in the translations. */
export const trailWordsBy = (word: (name: TrailWord) => string): TrailWords => ({
  home: word('home'),
  stories: word('stories'),
  auth: word('auth'),
  oauth: word('oauth'),
  callback: word('callback'),
  profile: word('profile'),
  age: word('age'),
  characters: word('characters'),
  settings: word('settings'),
  pricing: word('pricing'),
  payment: word('payment'),
  privacy: word('privacy'),
});

/** A segment as people read it, or as it stands where it is badly encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Home and the segments of the path, in order. `last` names the page better than its path does. Empty for the home page. */
export function trailOf(path: string, words: TrailWords, last?: string): TrailStep[] {
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 0) return [];
  const known = new Map<string, string>([...Object.entries(words), ['story', words.stories]]);
  // A category may be called as the home page is.
  known.delete('home');
  const steps = segments.map((segment, at): TrailStep => {
    const here = `/${segments.slice(0, at + 1).join('/')}`;
    const isLast = at === segments.length - 1;
    return {
      text: (isLast ? last : undefined) ?? known.get(segment) ?? decoded(segment),
      path: Object.hasOwn(PAGE_OF, here) ? PAGE_OF[here] : here,
    };
  });
  return [{ text: words.home, path: '/' }, ...steps];
}

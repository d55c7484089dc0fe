const PARTS = ['mine', 'browse'] as const;
interface StoriesSearch {
  part?: (typeof PARTS)[number] | undefined;
}

/** Which part of the library is open: without one what is on this device. */
export function readStoriesSearch(search: Record<string, unknown>): StoriesSearch {
  // Said also where there is none: what is not named here comes through as it stands in the address.
  return { part: PARTS.find((known) => known === search['part']) };
}

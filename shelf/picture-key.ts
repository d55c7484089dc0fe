// Pictures are kept under their address without the query, also those that have none yet.
const KEY = /^\/api\/stories\/(?<storyId>[A-Za-z0-9_-]{22})\/images\/(?<imageId>[\w-]+)$/;

/** Under which a picture of a story is kept. */
export const pictureKey = (storyId: string, imageId: string): string => `/api/stories/${storyId}/images/${imageId}`;

/** Whose picture a key names, or undefined. */
export function partsOfKey(key: string): { storyId: string; imageId: string } | undefined {
  const { storyId, imageId } = KEY.exec(key)?.groups ?? {};
  return storyId !== undefined && imageId !== undefined ? { storyId, imageId } : undefined;
}

/** The keys of all pictures of a story. */
export function picturesOf(storyId: string): IDBKeyRange {
  const start = pictureKey(storyId, '');
  return IDBKeyRange.bound(start, `${start}\uFFFF`);
}

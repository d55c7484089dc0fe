declare global {
  interface Window {
    /** What the script in index.html took out of the address before anything else ran. */
    __callback?: string;
  }
}

/** What the page was opened with, for the first who asks: the query of the callback, or the fragment of a letter's link. */
export function takeCallback(): string {
  const taken = window.__callback ?? '';
  delete window.__callback;
  return taken;
}

/** Session-storage key of the page that asked for a sign-in. */
const RETURN_KEY = 'return_to';

/** Notes which page of ours asks for a sign-in, a path with its query. */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(RETURN_KEY, path);
  } catch (cause) {
    console.warn('the way back could not be kept', cause);
  }
}

/** Where to go after a sign-in: the page of ours that asked for it, once; else home (DECIDE-55). */
export function takeReturnPath(): string {
  try {
    const path = sessionStorage.getItem(RETURN_KEY);
    sessionStorage.removeItem(RETURN_KEY);
    // Two slashes, or a slash and a backslash, begin the address of another site.
    return path !== null && /^\/(?![/\\])/.test(path) ? path : '/';
  } catch {
    return '/';
  }
}

// Local storage may be missing, full or forbidden; none of that may break a screen, so it is only logged.

/** The stored text, or null when there is none or storage is out of reach. */
export function readStored(key: string): string | null {
  // The build renders the home page where there is no device to remember anything.
  if (typeof window === 'undefined') return null;
  try {
    return localStorage.getItem(key);
  } catch (cause) {
    console.warn(`could not read ${key}`, cause);
    return null;
  }
}

/** Stores a text, or removes it when given null. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (cause) {
    console.warn(`could not keep ${key}`, cause);
  }
}

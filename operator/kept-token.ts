// The token stays in the tab that it was typed into, and goes with it.
const KEY = 'operator_token';

export function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token, or forgets it. Where the browser keeps nothing it holds as long as the page. */
export function keepToken(token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Nothing was kept, so nothing is to be forgotten.
  }
}

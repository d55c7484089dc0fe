const MODES = ['register', 'forgot', 'reset'] as const;
interface AuthSearch {
  mode?: (typeof MODES)[number] | undefined;
}

/** Which form /auth shows: without a mode the one to sign in. */
export function readAuthSearch(search: Record<string, unknown>): AuthSearch {
  // Said also where there is none: what is not named here comes through as it stands in the address.
  return { mode: MODES.find((known) => known === search['mode']) };
}

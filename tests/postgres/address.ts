declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of the project `postgres` have their databases; undefined in the others. */
    postgres: { admin: string; template: string } | undefined;
  }
}

/** The same server, another database. */
export function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

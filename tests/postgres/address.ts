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

/** The same database, for who looks into it beside a server. */
export function asOnlooker(url: string): string {
  const changed = new URL(url);
  changed.searchParams.set('application_name', 'tests');
  return changed.href;
}

// Which test files run once more on PostgreSQL: those that open the tests' database, by themselves or through their helpers.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const OPENER = 'tests/helpers/empty-database.ts';
/** Files about what SQLite does with its own, its plans, its file and its log; and about what goes out to providers and comes back. */
const ON_SQLITE_ALONE = /explain query plan|node:sqlite|stored-bytes|strict-painter|hostile-wishes/;

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;
/** Helpers that open something are named so; a file that has but words or answers from them touches no database. */
const OPENING = /import \{[^}]*\b(?:create|open|start|temporary|lend|buy)\w*[^}]*\} from '(\.[^']+)'/g;

const texts = new Map<string, string>();
function textOf(file: string): string {
  const text = texts.get(file) ?? (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');
  texts.set(file, text);
  return text;
}
const importsOf = (file: string, pattern: RegExp): string[] =>
  [...textOf(file).matchAll(pattern)].map(([, path = '']) => relative(ROOT, join(ROOT, dirname(file), path)));

const reaching = new Map<string, boolean>([[OPENER, true]]);
function reaches(file: string): boolean {
  const known = reaching.get(file);
  if (known !== undefined) return known;
  // Whoever comes round to it again is told no, and the answer is that of the others.
  reaching.set(file, false);
  const does = importsOf(file, IMPORT).some(reaches);
  reaching.set(file, does);
  return does;
}
const opensDatabase = (test: string): boolean => importsOf(test, OPENING).some(reaches);

/** The files of the project `postgres`; none where TEST_POSTGRES_URL is `none`, which is refused where CI is set. */
export function testsOnPostgres(environment: Readonly<Record<string, string | undefined>>): string[] {
  if (environment['TEST_POSTGRES_URL'] === 'none') {
    if (environment['CI'])
      throw new Error('TEST_POSTGRES_URL=none leaves tests out, and nothing is left out where CI is set');
    return [];
  }
  const onBoth = globSync(['server/**/*.test.ts', 'tests/server/*.test.ts'], { cwd: ROOT }).filter(
    (file) => !ON_SQLITE_ALONE.test(textOf(file)) && opensDatabase(file),
  );
  return [...onBoth.toSorted(), 'tests/postgres/*.test.ts'];
}

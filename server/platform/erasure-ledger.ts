// What was removed for good, noted in a file beside the database: an old copy of the database that is put back does not know
// of it. A line holds the day and a keyed hash of an id, and nothing of what was removed.
import { open, readFile, rename } from 'node:fs/promises';
import * as v from 'valibot';
import { ERASURES_KEPT_DAYS } from '#contract/retention';
import { isoTime, type Clock } from './clock.ts';
import type { Signer } from './signing.ts';

const KEPT_MS = ERASURES_KEPT_DAYS * 86_400_000;

export interface Erased {
  kind: 'account' | 'story';
  id: string;
}
export interface ErasureLedger {
  /**
   * Notes what a transaction removes, before that is committed; resolves once it is on the disk. Throws when it cannot be
   * written: then nothing is to be removed either. A crash between the two removes at the next start what was asked for.
   */
  note: (erased: readonly Erased[]) => Promise<void>;
  /** Tells whether something was removed; undefined while nothing was. */
  read: () => Promise<((erased: Erased) => boolean) | undefined>;
  /** Drops what is older than any backup may be. To be called in a transaction, which keeps others from noting meanwhile. */
  forget: () => Promise<void>;
}

const LineSchema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), kind: v.string(), hash: v.string() });
type Line = v.InferOutput<typeof LineSchema>;

/** @param file where it is kept; made with the first line */
export function createErasureLedger(file: string, { signer, clock }: { signer: Signer; clock: Clock }): ErasureLedger {
  const lineOf = ({ kind, id }: Erased): string =>
    `${JSON.stringify({ at: isoTime(clock.now()), kind, hash: signer.sign(`erased ${kind}`, id) } satisfies Line)}\n`;
  const readText = async (): Promise<string> => {
    try {
      return await readFile(file, 'utf8');
    } catch (thrown) {
      if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return '';
      throw thrown;
    }
  };
  const keptIn = (text: string): Line[] =>
    text
      .split('\n')
      .flatMap(parsed)
      .filter(({ at }) => Date.parse(at) > clock.now() - KEPT_MS);

  return {
    note: async (erased) => {
      if (erased.length === 0) return;
      const handle = await open(file, 'a', 0o600);
      try {
        const { size } = await handle.stat();
        try {
          await handle.appendFile(erased.map(lineOf).join(''));
          await handle.sync();
        } catch (thrown) {
          // Half a line would swallow the next one.
          await handle.truncate(size);
          throw thrown;
        }
      } finally {
        await handle.close();
      }
    },
    read: async () => {
      const lines = keptIn(await readText());
      if (lines.length === 0) return undefined;
      const known = new Set(lines.map(({ kind, hash }) => `${kind} ${hash}`));
      return ({ kind, id }) => signer.signatures(`erased ${kind}`, id).some((hash) => known.has(`${kind} ${hash}`));
    },
    forget: async () => {
      const text = await readText();
      const kept = keptIn(text)
        .map((line) => `${JSON.stringify(line)}\n`)
        .join('');
      if (kept === text) return;
      const draft = `${file}.part`;
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.writeFile(kept);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    },
  };
}

/** Half a line, left by a crash, says nothing. */
function parsed(text: string): Line[] {
  try {
    const line = v.safeParse(LineSchema, JSON.parse(text));
    return line.success ? [line.output] : [];
  } catch {
    return [];
  }
}

// npm run story:missing -- de [settings/forest.ts]: what a language's bank lacks of a first release and what is wrong in what it
// has, file by file, also while it is being written. Ends with 1 when anything is.
import { LANGUAGE_CODES } from '#contract/languages';
import { CHARACTERS, DIFFICULTIES, MORALS, SETTINGS, THEMES, TONES } from '#contract/options';
import type { Folder, Guards, Load } from '#storyteller/languages/bank';
import { reportOn } from '#storyteller/languages/bank-faults';
import { GRAMMARS } from '#storyteller/languages/grammars';
import { firstRelease } from '#storyteller/plan/first-release';
import { existsSync } from 'node:fs';

const language = LANGUAGE_CODES.find((code) => code === process.argv[2]);
if (!language) throw new RangeError(`Which language? ${LANGUAGE_CODES.join(', ')}`);
const only = process.argv[3];
const root = new URL(`../storyteller/languages/${language}/`, import.meta.url);

/** What a file exports, and under which folder it stands. */
const FILES: readonly (readonly [file: string, folders: Readonly<Record<string, string>>])[] = [
  ...SETTINGS.map(
    (id) =>
      [
        `settings/${id}.ts`,
        { setting: `settings/${id}`, restless: `beings/${id}/restless`, wonder: `beings/${id}/wonder` },
      ] as const,
  ),
  ...CHARACTERS.map((id) => [`characters/${id}.ts`, below(`characters/${id}`)] as const),
  ...THEMES.map((id) => [`themes/${id}.ts`, below(`themes/${id}`)] as const),
  ...MORALS.map((id) => [`morals/${id}.ts`, { moral: `morals/${id}` }] as const),
  ...TONES.map((id) => [`tones/${id}.ts`, { tone: `tones/${id}` }] as const),
  ['episodes.ts', below('episodes')],
];
function below(folder: string): Record<string, string> {
  const keys = firstRelease().filter((key) => key.startsWith(`${folder}/`));
  const ids = new Set(keys.map((key) => key.slice(folder.length + 1).split('/')[0] ?? ''));
  return Object.fromEntries([...ids].map((id) => [id, `${folder}/${id}`]));
}
const fileOf = (key: string) =>
  FILES.find(([, folders]) => Object.values(folders).some((folder) => `${key}/`.startsWith(`${folder}/`)))?.[0] ?? key;

const folders: Record<string, Record<string, Load<object> | Folder>> = {};
const faults: string[] = [];
let written = 0;
for (const [file, exported] of FILES) {
  const url = new URL(file, root);
  if (!existsSync(url)) continue;
  written++;
  const module: Record<string, object> = await import(url.href);
  for (const [name, path] of Object.entries(exported)) {
    const inside = module[name];
    if (!inside) {
      faults.push(`${file}: exports no ${name}`);
      continue;
    }
    const parts = path.split('/');
    const last = parts.pop() ?? '';
    let at: Record<string, unknown> = folders;
    for (const part of parts) at = (at[part] ??= {}) as Record<string, unknown>;
    at[last] = async () => inside;
  }
}
const guardsFile = new URL('guards.ts', root);
const guards: Guards = existsSync(guardsFile)
  ? (await import(guardsFile.href)).guards
  : { frightening: /(?!)/u, heroAgreement: [] };
const sizes = async () => ({});
const report = await reportOn({ ...GRAMMARS[language], folders, sizes, guards: async () => guards }, guards);

const unwritten = FILES.map(([file]) => file).filter((file) => !existsSync(new URL(file, root)));
faults.push(
  ...unwritten.map((file) => `${file}: not written`),
  ...report.faults
    .filter(({ key }) => !unwritten.includes(fileOf(key)))
    .map(({ key, fault }) => `${fileOf(key)}: ${key}: ${fault}`),
);
for (const fault of faults) if (!only || fault.startsWith(only)) console.log(fault);
console.log(
  `${language}: ${written} of ${FILES.length} files, ${report.tellings} tellings, ${report.missing} passages to write. Told short on the middle rung ${report.words} words (about ${report.wantedWords} wanted). Words a sentence: ${DIFFICULTIES.map((rung) => `${rung} ${report.sentences[rung].toFixed(1)}`).join(', ')}.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

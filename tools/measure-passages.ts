// Writes sizes.json of every language's bank: how many words each passage has, told short, on the three rungs. Plans are made
// from it, without the words. Run after any change of a bank.
import { loadBank, STORY_LANGUAGES } from '#storyteller/languages/registry';
import { measureBank } from '#storyteller/prose/measure';
import { writeFileSync } from 'node:fs';

for (const language of process.argv.length > 2 ? process.argv.slice(2) : STORY_LANGUAGES) {
  const sizes = await measureBank(await loadBank(language));
  const lines = Object.entries(sizes).map(([key, rows]) => `  ${JSON.stringify(key)}: ${JSON.stringify(rows)}`);
  writeFileSync(
    new URL(`../storyteller/languages/${language}/sizes.json`, import.meta.url),
    `{\n${lines.join(',\n')}\n}\n`,
  );
  const passages = Object.entries(sizes).filter(([key]) => !key.endsWith('/noun'));
  const rows = passages.flatMap(([, facets]) => facets);
  const mean = (column: number) => Math.round(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length);
  console.log(
    `${language}: ${passages.length} passages, ${rows.length} tellings. Mean words: simple ${mean(0)}, moderate ${mean(1)}, advanced ${mean(2)}`,
  );
}

// Writes storyteller/plan/sizes.json: how many words each English passage has, told short, on the three rungs.
// Plans are sized with it, so that a plan does not depend on the language it is told in. Run after any change of the bank.
import { writeFileSync } from 'node:fs';
import { measureBank } from '#storyteller/prose/measure';
import { loadBank } from '#storyteller/languages/registry';

const sizes = await measureBank(await loadBank('en'));
const lines = Object.entries(sizes).map(([key, rows]) => `  ${JSON.stringify(key)}: ${JSON.stringify(rows)}`);
writeFileSync(new URL('../storyteller/plan/sizes.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);

const passages = Object.entries(sizes).filter(([key]) => !key.endsWith('/noun'));
const rows = passages.flatMap(([, facets]) => facets);
const mean = (column: number) => Math.round(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length);
console.log(
  `${passages.length} passages, ${rows.length} tellings. Mean words: simple ${mean(0)}, moderate ${mean(1)}, advanced ${mean(2)}`,
);

// What the modules of a story weigh on the wire. A module is data: its JSON, with bare keys as a bundler writes them, stands for
// the chunk it becomes.
import { loadBank } from '#storyteller/languages/registry';
import { modulesFor, modulesOf } from '#storyteller/languages/shelf';
import { makePlan, passagesOf } from '#storyteller/plan/make-plan';
import { sampleRequest } from '#storyteller/sample-requests';
import { tellerOf } from '#storyteller/tell-story';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @param samples how many stories of mixed choices to weigh
 * @returns bytes, brotli 11: of a whole language, and of the modules of the middle and of the heaviest of the stories
 */
export async function bankBytes(
  language: string,
  samples: number,
): Promise<{ all: number; middle: number; most: number }> {
  const bank = await loadBank(language);
  const sizes = new Map<string, number>();
  for (const [folder, load] of modulesOf(bank))
    sizes.set(folder, brotli(JSON.stringify(await load()).replaceAll(/"(\w+)":/g, '$1:')));
  const teller = await tellerOf(sampleRequest(0, { language }));
  const stories = Array.from({ length: samples }, (_, number) => {
    const plan = makePlan(sampleRequest(number, { language }), String(number), teller);
    return sum([...modulesFor(bank, passagesOf(plan)).keys()].map((folder) => sizes.get(folder) ?? 0));
  }).toSorted((a, b) => a - b);
  return { all: sum([...sizes.values()]), middle: stories[Math.floor(samples / 2)] ?? 0, most: stories.at(-1) ?? 0 };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const brotli = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

import { DIFFICULTIES } from '#contract/options';
import type { Bank, Forms } from '../languages/bank.ts';
import { modulesOf, read } from '../languages/shelf.ts';
import { ANY_CLASS, render } from './render.ts';
import { countWords } from './words.ts';

// Two words stand in for every noun ("the owl", "Captain Marigold") and one for the name.
const anyForms: Forms = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, form) => (form === 'class' ? ANY_CLASS : 'the one'),
  },
);
const anyNouns = new Proxy<Record<string, Forms>>({}, { get: () => anyForms, ownKeys: () => [] });

/**
 * Every passage of a bank by its key, and in it a row for each facet: words told short, for each difficulty. And the
 * noun of every being, for "the boy with the tuba" makes a longer story than "the fawn".
 */
export async function measureBank(bank: Bank): Promise<Record<string, number[][]>> {
  const sizes: Record<string, number[][]> = {};
  const how = { full: false, facts: new Set<string>(), name: 'Mia', nouns: anyNouns, grammar: bank };
  for (const [folder, load] of modulesOf(bank)) {
    const { passages, nouns } = await read(folder, load);
    for (const [key, facets] of passages) {
      sizes[key] = facets.map((source) =>
        DIFFICULTIES.map((difficulty) => countWords(render(source, { ...how, difficulty }), bank.language)),
      );
    }
    for (const [key, forms] of nouns) {
      const words = countWords(forms[bank.defaultForm] ?? '', bank.language);
      if (key.startsWith('beings/')) sizes[`${key}/noun`] = [DIFFICULTIES.map(() => words)];
    }
  }
  return sizes;
}

/** Every passage of a bank by its key, and in it the facets as they were written. */
export async function allPassages(bank: Bank): Promise<Map<string, readonly string[]>> {
  const modules = await Promise.all([...modulesOf(bank)].map(([folder, load]) => read(folder, load)));
  return new Map(modules.flatMap(({ passages }) => [...passages]));
}

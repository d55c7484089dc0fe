import type { Bank, Forms } from './bank.ts';

/** The modules of one story, flat: every passage and every noun by its key. */
export interface Shelf {
  passages: ReadonlyMap<string, readonly string[]>;
  nouns: ReadonlyMap<string, Forms>;
}

/** Loads the modules that the given passages come from, and nothing else. Throws RangeError for a module that is not there. */
export async function loadShelf(bank: Bank, keys: Iterable<string>): Promise<Shelf> {
  const loaders = modulesOf(bank);
  const folders = new Set([...keys].map((key) => key.split('/').slice(0, 2).join('/')));
  const modules = await Promise.all(
    [...folders].map((folder) => {
      const load = loaders.get(folder);
      if (!load) throw new RangeError(`${bank.language} has no module ${folder}`);
      return read(folder, load);
    }),
  );
  return {
    passages: new Map(modules.flatMap((module) => [...module.passages])),
    nouns: new Map(modules.flatMap((module) => [...module.nouns])),
  };
}

/** Loaders of all modules of a bank by their folder: `settings/forest`, `episodes/anywhere`. */
export function modulesOf(bank: Bank): Map<string, () => Promise<object>> {
  const parts = ['settings', 'characters', 'themes', 'morals', 'tones', 'episodes'] as const;
  return new Map(
    parts.flatMap((part) =>
      Object.entries<() => Promise<object>>(bank[part]).map(([id, load]) => [`${part}/${id}`, load] as const),
    ),
  );
}

const shelves = new WeakMap<object, Shelf>();

/** One module of a bank, flat; flattened once. */
export async function read(folder: string, load: () => Promise<object>): Promise<Shelf> {
  const module = await load();
  const known = shelves.get(module);
  if (known) return known;
  const shelf = flatten(folder, module);
  shelves.set(module, shelf);
  return shelf;
}

function flatten(folder: string, module: object): Shelf {
  const passages = new Map<string, readonly string[]>();
  const nouns = new Map<string, Forms>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') passages.set(key, [value]);
    else if (Array.isArray(value))
      passages.set(
        key,
        value.filter((facet) => typeof facet === 'string'),
      );
    else if (typeof value === 'object' && value) {
      for (const [part, inner] of Object.entries(value)) {
        if (part === 'noun' && isForms(inner)) nouns.set(key, inner);
        else walk(inner, `${key}/${part}`);
      }
    }
  };
  walk(module, folder);
  return { passages, nouns };
}

function isForms(value: unknown): value is Forms {
  return typeof value === 'object' && value !== null && Object.values(value).every((form) => typeof form === 'string');
}

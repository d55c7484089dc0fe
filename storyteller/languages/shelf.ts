import { FOLDERS, type Bank, type Folder, type Forms, type Load } from './bank.ts';

/** The modules of one story, flat: every passage and every noun by its key. */
export interface Shelf {
  passages: ReadonlyMap<string, readonly string[]>;
  nouns: ReadonlyMap<string, Forms>;
}

/** Loads the modules that the given passages come from, and nothing else. */
export async function loadShelf(bank: Bank, keys: readonly string[]): Promise<Shelf> {
  const modules = await Promise.all([...modulesFor(bank, keys)].map(([folder, load]) => read(folder, load)));
  return {
    passages: new Map(modules.flatMap((module) => [...module.passages])),
    nouns: new Map(modules.flatMap((module) => [...module.nouns])),
  };
}

/** Loaders of the modules that the given passages come from. */
export function modulesFor(bank: Bank, keys: readonly string[]): Map<string, Load<object>> {
  const folders = new Set(keys.flatMap((key) => [2, 3].map((parts) => key.split('/').slice(0, parts).join('/'))));
  return new Map([...modulesOf(bank)].filter(([folder]) => folders.has(folder)));
}

/** Loaders of all modules of a bank by their folder: `settings/forest`, `themes/bedtime/restless`, `episodes/button`. */
export function modulesOf({ folders }: Bank): Map<string, Load<object>> {
  const loaders = new Map<string, Load<object>>();
  const walk = (folder: string, inside: Load<object> | Folder) => {
    if (typeof inside === 'function') loaders.set(folder, inside);
    else for (const [id, value] of Object.entries(inside)) walk(`${folder}/${id}`, value);
  };
  for (const name of FOLDERS) walk(name, folders[name] ?? {});
  return loaders;
}

const shelves = new WeakMap<object, Shelf>();

/** One module of a bank, flat; flattened once. */
export async function read(folder: string, load: Load<object>): Promise<Shelf> {
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

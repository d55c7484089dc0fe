import type { StoryRequest } from '../plan/story-plan.ts';
import type { Bank, Forms } from './bank.ts';

/** The five modules of one story, flat: every passage and every noun by its key. */
export interface Shelf {
  passages: ReadonlyMap<string, readonly string[]>;
  nouns: ReadonlyMap<string, Forms>;
}

/** Loads what a story needs of a bank, and nothing else. */
export async function loadShelf(bank: Bank, request: StoryRequest): Promise<Shelf> {
  const { setting, character, theme, moral, tone } = request;
  const modules = await Promise.all([
    read(`settings/${setting}`, bank.settings[setting]),
    read(`characters/${character}`, bank.characters[character]),
    read(`themes/${theme}`, bank.themes[theme]),
    read(`tones/${tone}`, bank.tones[tone]),
    ...(moral === 'none' ? [] : [read(`morals/${moral}`, bank.morals[moral])]),
  ]);
  return {
    passages: new Map(modules.flatMap((module) => [...module.passages])),
    nouns: new Map(modules.flatMap((module) => [...module.nouns])),
  };
}

const shelves = new WeakMap<object, Shelf>();

async function read(folder: string, load: () => Promise<object>): Promise<Shelf> {
  const module = await load();
  const known = shelves.get(module);
  if (known) return known;
  const shelf = flatten(folder, module);
  shelves.set(module, shelf);
  return shelf;
}

/** One module of a bank as keys: `settings/forest/home` -> its facets, `characters/animal/moss` -> its noun. */
export function flatten(folder: string, module: object): Shelf {
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

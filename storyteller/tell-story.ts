// The heart: what a parent chose and a seed become a story. Same request, seed and memory: the same story, everywhere.
import { loadBank, STORY_LANGUAGES } from './languages/registry.ts';
import { loadShelf, type Shelf } from './languages/shelf.ts';
import { catalogue } from './plan/catalogue.ts';
import { makePlan, passagesOf, type Teller } from './plan/make-plan.ts';
import { picturable } from './plan/picturable.ts';
import { repertoireOf } from './plan/repertoire.ts';
import { isPlan, type Plan, type Scene, type StoryRequest } from './plan/story-plan.ts';
import { alignTelling } from './prose/align-telling.ts';
import { compose, type Composed } from './prose/compose.ts';

export type { StoryRequest };
export { STORY_LANGUAGES };

export interface Tale {
  title: string;
  /** `keys`: the passages that a paragraph was told from; `picturable`: 0 to 3, how well its scene shows what it says. */
  paragraphs: { text: string; scene: Scene; keys: string[]; picturable: number }[];
  /** Id of the companion. */
  companion: string;
  /** What the story calls those who are in its scenes, by their ids. */
  cast: Record<string, string>;
  /** What the story was told from; keep it with the story. */
  plan: Plan;
  /** The verse that comes back, as it is sung the first time. */
  refrain: string;
  /** Keys of the passages told, for the family's memory. */
  told: string[];
}

/**
 * Tells one story.
 * @param seed any text; another seed gives another story
 * @param told the `told` of the family's last stories, joined, oldest story first; what is least fresh is told first
 * Throws RangeError for a language without a bank.
 */
export async function tellStory(request: StoryRequest, seed: string, told: readonly string[] = []): Promise<Tale> {
  const bank = await loadBank(request.language);
  const plan = makePlan(request, seed, await tellerOf(request), told);
  const shelf = await loadShelf(bank, passagesOf(plan));
  const tale = compose(plan, bank, shelf);
  return {
    title: tale.title,
    paragraphs: tale.paragraphs.map((paragraph) => ({ ...paragraph, picturable: picturable(paragraph.keys) })),
    companion: idOf(plan.pal),
    cast: castOf(plan, shelf, bank.defaultForm),
    plan,
    refrain: tale.refrain,
    told: tale.told,
  };
}

/** What a plan for a request has to know. Throws RangeError for a language without a bank. */
export async function tellerOf({ language, beside }: StoryRequest): Promise<Teller> {
  const bank = await loadBank(language);
  const isTold = beside !== undefined && STORY_LANGUAGES.includes(beside);
  const other = isTold ? await (await loadBank(beside)).sizes() : undefined;
  return { pace: bank.pace, fill: bank.fill, repertoire: repertoireOf(await bank.sizes(), other) };
}

/** A story in another language, paragraph by paragraph. */
export interface Telling {
  title: string;
  /** As many as the story has; one may be empty, where a language needs fewer. */
  paragraphs: string[];
}

/**
 * Tells a plan in another language than its own, in paragraphs that stand beside those of its own.
 * @param plan as it was kept with the story
 * @returns null where it is no plan, or the language has not all of its passages. Throws RangeError for a language without a bank.
 */
export async function tellBeside(plan: unknown, language: string): Promise<Telling | null> {
  if (!isPlan(plan)) return null;
  const bank = await loadBank(language);
  const { has, facetsOf } = repertoireOf(await bank.sizes());
  if (!plan.beats.every(({ key, facet }) => has(key) && facet < facetsOf(key))) return null;
  const telling = { ...plan, request: { ...plan.request, language } };
  const [own, other] = await Promise.all([composePlan(plan), composePlan(telling)]);
  return {
    title: other.title,
    paragraphs: alignTelling(
      plan.beats.map(({ key }) => key),
      own.paragraphs,
      other.paragraphs,
      bank,
    ),
  };
}

async function composePlan(plan: Plan): Promise<Composed> {
  const bank = await loadBank(plan.request.language);
  return compose(plan, bank, await loadShelf(bank, passagesOf(plan)));
}

const idOf = (key: string) => key.split('/').at(-1) ?? key;

function castOf(plan: Plan, shelf: Shelf, form: string): Record<string, string> {
  const { setting } = plan.request;
  const helpers = plan.beats.flatMap(({ roles }) => roles?.['helper'] ?? []);
  const ids = [
    [idOf(plan.pal), plan.pal],
    [catalogue.settings[setting].beings[plan.role], plan.being],
    ...helpers.map((key): [string, string] => [
      key.startsWith('neighbors/') ? `neighbor.${idOf(key)}` : idOf(key),
      key,
    ]),
  ] as const;
  return Object.fromEntries(
    ids.flatMap(([id, key]) => {
      const name = shelf.nouns.get(key)?.[form];
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

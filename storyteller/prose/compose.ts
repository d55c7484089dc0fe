// A plan and a shelf of passages make paragraphs. Everything that can be decided without words was decided in the plan.
import type { Difficulty, Length } from '#contract/options';
import type { Bank, Forms, Grammar } from '../languages/bank.ts';
import type { Shelf } from '../languages/shelf.ts';
import { asStart } from '../plan/choices.ts';
import { bandFor } from '../plan/length-band.ts';
import type { Beat, Plan } from '../plan/story-plan.ts';
import { standingFacts } from './facts.ts';
import { fitLength, squeeze } from './fit-length.ts';
import { typeset } from './hygiene.ts';
import { joinThirdAlike, paragraphsOf, type Paragraph } from './paragraphs.ts';
import { render, type Telling } from './render.ts';
import { countWords, verseIn } from './words.ts';

export interface Composed {
  title: string;
  paragraphs: Paragraph[];
  refrain: string;
  told: string[];
}

/** Walking sentences in one story, and paragraphs between two of them: more, and they become a tic. */
const MAX_LINKS: Record<Length, number> = { short: 2, medium: 4, long: 7 };
/** The rungs below each, the nearest first. */
const LOWER: Record<Difficulty, readonly Difficulty[]> = {
  simple: [],
  moderate: ['simple'],
  advanced: ['moderate', 'simple'],
};
const LINKS_APART = 3;

/** Throws when the shelf lacks a passage or a noun that the plan asks for. */
export function compose(plan: Plan, bank: Bank, shelf: Shelf): Composed {
  const { request, seed } = plan;
  const facts = new Set<string>(standingFacts(request, plan.role));
  const tellingAt = (beat?: Beat): Omit<Telling, 'full'> => ({
    difficulty: request.difficulty,
    facts: new Set(facts),
    name: request.name,
    grammar: bank,
    nouns: nounsFor(plan, beat, bank, shelf),
  });
  const passage = (key: string, facet: number) => {
    const facets = shelf.passages.get(key);
    const source = facets?.[facet % facets.length];
    if (facets === undefined || source === undefined) throw new RangeError(`${bank.language} has no passage ${key}`);
    return { source, name: `${key}#${facet % facets.length}` };
  };
  const told: string[] = [];
  const rendered = plan.beats.map((beat) => {
    const { source, name } = passage(beat.key, beat.facet);
    told.push(name);
    const telling = tellingAt(beat);
    for (const given of beat.gives ?? []) facts.add(given);
    const version = (full: boolean, difficulty: Difficulty) => {
      const text = render(source, { ...telling, full, difficulty });
      return { text, words: countWords(text, bank.language) };
    };
    return {
      beat,
      short: version(false, request.difficulty),
      full: version(true, request.difficulty),
      leaner: LOWER[request.difficulty].map((rung) => () => version(false, rung)),
    };
  });

  const linkKey = `tones/${request.tone}/links`;
  const links = plan.links.slice(0, MAX_LINKS[request.length]).map((at) => {
    const { source, name } = passage(linkKey, at);
    return { name, text: render(source, { ...tellingAt(), full: true }) };
  });
  const band = bandFor(request, bank.pace);
  const led = chooseLinked(plan.beats, links.length);
  const goodNight = render(bank.goodNight, { ...tellingAt(), full: true });
  const spent = [...links.slice(0, led.size).map(({ text }) => text), goodNight].reduce(
    (sum, text) => sum + countWords(text, bank.language),
    0,
  );
  squeeze(rendered, band, spent);
  const full = fitLength(rendered, band, spent, seed);
  const total = rendered.reduce(
    (sum, telling) => sum + (full.has(telling) ? telling.full : telling.short).words,
    spent,
  );

  const paragraphs: Paragraph[] = [];
  for (const telling of rendered) {
    const { beat } = telling;
    let { text } = full.has(telling) ? telling.full : telling.short;
    if (led.has(beat) && total <= band.high) {
      const link = links.shift();
      if (link) {
        text = `${link.text} ${text}`;
        told.push(link.name);
      }
    }
    // a joined beat goes on in the paragraph of the one before, which may then be too long for the age
    const before = beat.joined ? paragraphs.pop() : undefined;
    if (before) text = `${before.text} ${text}`;
    const { scene } = before ?? beat;
    const keys = [...(before?.keys ?? []), beat.key];
    for (const part of paragraphsOf(text, request.ageGroup, bank)) {
      paragraphs.push({ text: part, scene, keys: [...keys] });
      joinThirdAlike(paragraphs);
    }
  }

  const last = paragraphs.at(-1);
  if (last) last.text += ` ${goodNight}`;

  const title = passage(`${plan.arc}/title`, plan.title);
  told.push(title.name, asStart(told[0] ?? ''));
  const set = (written: string) => typeset(written, bank.language);
  return {
    title: set(render(title.source, { ...tellingAt(), full: true })),
    paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, text: set(paragraph.text) })),
    refrain: set(refrainOf(paragraphs, bank)),
    told,
  };
}

/** The beats that a walking sentence leads into: marked by the plan, and well apart. */
function chooseLinked(beats: readonly Beat[], most: number): Set<Beat> {
  const led = new Set<Beat>();
  let since = LINKS_APART;
  for (const beat of beats) {
    if (beat.link && since >= LINKS_APART && led.size < most) {
      led.add(beat);
      since = 0;
    } else since++;
  }
  return led;
}

/** The lines of the first verse, without what leads into it. */
function refrainOf(paragraphs: readonly Paragraph[], grammar: Grammar): string {
  const verse = paragraphs.find(({ keys }) => keys.some((key) => key.endsWith('/refrain/first')))?.text ?? '';
  return verseIn(grammar).exec(verse)?.[1] ?? verse;
}

function nounsFor(plan: Plan, beat: Beat | undefined, bank: Bank, shelf: Shelf): Record<string, Forms> {
  const roles: Record<string, string> = {
    pal: plan.pal,
    being: plan.being,
    tiny: `settings/${plan.request.setting}/tiny`,
    ...beat?.roles,
  };
  const nouns: Record<string, Forms> = {};
  for (const [role, key] of Object.entries(roles)) {
    const forms = shelf.nouns.get(key);
    if (forms) nouns[role] = forms; // a slot without its noun fails when it is rendered
  }
  const title = shelf.passages.get(`${plan.being}/title`)?.[0];
  if (title) nouns['title'] = { [bank.defaultForm]: title };
  return nouns;
}

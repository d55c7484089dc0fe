// What the strict provider writes: the tale that it was given, or what a model makes of the same question on a bad day.
import * as v from 'valibot';

/** How one answer goes. Every text that is made up here holds a word that no log of ours may repeat. */
export type Play =
  | 'well'
  /** The connection breaks after a third of the text. */
  | 'cut'
  /** A third of the text, and then nothing more. */
  | 'stall'
  /** Not even a head. */
  | 'silent'
  | 'busy'
  | 'busy for long'
  | 'broken'
  | 'unauthorized'
  | 'empty'
  | 'refusal'
  | 'wrong shape'
  | 'no json'
  /** It stops at its limit of tokens. */
  | 'half'
  /** The text has something in it that no child should hear. */
  | 'unsuitable'
  /** What is planned is nothing that a child should try. */
  | 'dangerous'
  | 'wrong language'
  | 'long title'
  /** A direction for the stage in every paragraph. */
  | 'marks'
  /** As many paragraphs as asked for, of two words each. */
  | 'short'
  /** The request is sent on to another address. */
  | 'redirect'
  /** Blanks without an end. */
  | 'endless'
  /** One event without an end. */
  | 'endless event'
  /** The whole text, and then nothing, not even an end. */
  | 'open end'
  | 'negative usage'
  | 'no usage';

export const SECRET_WORDS = 'provider-words-for-no-log';
export const UNSUITABLE_TEXT =
  'And then {name} found a pistol and a corpse in the garden, and it was a very long night for all.';

export const DANGEROUS_PLAN = '{name} climbs into the oven to look for the lamp.';

/** What it writes: a tale of our own storyteller, told of `{name}`. */
export interface StoryToWrite {
  title: string;
  paragraphs: readonly string[];
}
interface Question {
  /** What is asked for: `story_plan`, `story_text` or `story_paragraph`. */
  name: string;
  schema: unknown;
  prompt: unknown;
}

const PromptSchema = v.looseObject({
  figures: v.object({ paragraphs: v.number() }),
  read_so_far: v.optional(v.array(v.string()), []),
});

/** @param spares how many paragraphs were written again before */
export function answerText(
  { title, paragraphs }: StoryToWrite,
  question: Question,
  play: Play,
  spares: number,
): string {
  const { name, schema, prompt } = question;
  if (play === 'empty') return '';
  if (play === 'no json') return `Of course! ${SECRET_WORDS}`;
  if (play === 'wrong shape') return JSON.stringify({ tale: SECRET_WORDS });
  if (play === 'refusal') return `I am sorry, ${SECRET_WORDS}`;
  if (name === 'story_paragraph')
    return JSON.stringify({ text: asPlayed(spareText(paragraphs, spares), play, paragraphs.length + spares) });
  if (name === 'story_text') {
    const { read_so_far: written } = v.parse(PromptSchema, prompt);
    const rest = paragraphs.slice(written.length);
    return JSON.stringify({
      paragraphs: rest.map((text, at) =>
        play === 'unsuitable' && at > 0 ? text : asPlayed(text, play, written.length + at),
      ),
    });
  }
  const scene = sceneBy(schema);
  return JSON.stringify({
    title: play === 'long title' ? `${title}, ${'and what came after it, '.repeat(9)}` : title,
    want: 'To sleep.',
    worry: 'The lamp is cold.',
    choice: 'To wait for the lamp.',
    refrain: title,
    paragraphs: paragraphs.map((_, at) => ({
      happens: play === 'dangerous' ? DANGEROUS_PLAN : `The lamp is looked for, part ${at + 1}.`,
      scene: at % 2 ? null : scene,
    })),
  });
}

const NUMBERS = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze'.split(' ');
const numberOf = (at: number) => `${NUMBERS[at % NUMBERS.length]} ${NUMBERS[Math.floor(at / NUMBERS.length)]}`;

/** A paragraph as such a model would have written it; no two are the same. */
function asPlayed(text: string, play: Play, at: number): string {
  if (play === 'unsuitable') return UNSUITABLE_TEXT;
  if (play === 'marks') return `${text} [pause]`;
  if (play === 'short') return `Lamp ${numberOf(at)}.`;
  if (play === 'wrong language')
    return `La lampe ${numberOf(at)} était froide, et dans la forêt il y avait des bruits qui ne sont pas pour les petits.`;
  return text;
}

/** A paragraph that stands in no other place of the story. */
const spareText = (paragraphs: readonly string[], at: number) =>
  `${paragraphs[at % paragraphs.length] ?? ''} ${paragraphs[(at + 2) % paragraphs.length] ?? ''}`;

/** The first value of everything that a scene may hold, from its schema. */
function sceneBy(schema: unknown) {
  const found = JSON.stringify(schema);
  const first = (name: string) => new RegExp(`"${name}":\\{[^[]*\\["([^"]+)"`).exec(found)?.[1] ?? '';
  return { place: first('place'), time: first('time'), mood: first('mood'), who: ['hero'] };
}

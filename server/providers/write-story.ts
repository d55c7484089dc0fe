// One story, written by a provider: planned, then told paragraph by paragraph. Each is checked, and shown as soon as it may be.
import type { StoryText } from '#contract/stories';
import type { ToldTale } from '../stories/stories.ts';
import { inWords, type AskModel } from './ask-model.ts';
import { figuresOf, type Brief } from './brief.ts';
import { fillName, tidyAnswer, withGoodNight } from './fill-name.ts';
import type { Moderate } from './moderation.ts';
import type { NameGuard } from './name-guard.ts';
import { createChecks, REWRITES, UNSUITABLE, type Fault } from './paragraph-checks.ts';
import { ProviderFailure } from './provider-failure.ts';
import { withRetries, type RetryWaits } from './retries.ts';
import { HERO, vocabularyFor } from './scene-vocabulary.ts';
import {
  choicesOf,
  instructionsFor,
  paragraphPrompt,
  textPrompt,
  textsOfOurs,
  type HouseVoice,
} from './story-prompts.ts';
import { planStory } from './plan-story.ts';
import { ParagraphSchema, shapeOf, TextSchema } from './story-shapes.ts';
import { createTextScanner, readAnswer } from './text-scanner.ts';

/** Slight faults are mended once each, and so often in a story: it shall come, and cost what it may. */
const MENDED = 6;
const PARAGRAPH_TOKENS = 4000;
const SHAPES = { text: shapeOf('story_text', TextSchema), paragraph: shapeOf('story_paragraph', ParagraphSchema) };
/** Steps of contract 7. */
const STEP = { planned: 2, opening: 3, firstHalf: 4, secondHalf: 5 };
/** How well a paragraph can be seen that the plan gave a scene. */
const PICTURABLE = 2;

interface WritingNeeds {
  brief: Brief;
  seed: string;
  /** The child's. It is put in here, and goes no further. */
  name: string;
  ask: AskModel;
  moderate: Moderate;
  guard: NameGuard;
  voice: HouseVoice;
  retries: { waits: RetryWaits; random: () => number; signal: AbortSignal };
  /** Milliseconds that the end of an answer is waited for when all of the story is there: it says what it cost. */
  tailMs: number;
  report: (step: number, title?: string) => Promise<void>;
  show: (text: StoryText) => Promise<void>;
}

/**
 * Throws ProviderFailure when it cannot be written: `unsuitable` when what came was nothing for a child, again and again, and
 * `shape` when it was no story of ours, in another language for instance, or far too short.
 */
export async function writeStory(needs: WritingNeeds): Promise<ToldTale> {
  const { brief, seed, name, ask, moderate, guard, voice, retries, tailMs, report, show } = needs;
  const { language } = brief;
  const figures = figuresOf(brief);
  const vocabulary = await vocabularyFor(brief, seed);
  const choices = choicesOf(brief, figures, vocabulary, voice);
  const check = await createChecks(brief, figures);
  const again = <T>(call: () => Promise<T>) => withRetries(call, retries);
  guard.knows([textsOfOurs(brief), choices]);
  for (const shape of [SHAPES.text, SHAPES.paragraph]) guard.knows([shape, inWords(shape)]);

  /** Faults of a text, those that only the provider's moderation sees among them. */
  const faultsOf = async (text: string, before: readonly string[]): Promise<Fault[]> => {
    const faults = check(text, before, plan.paragraphs.length, plan.refrain);
    if (faults.some(({ isGrave }) => isGrave)) return faults;
    return (await again(() => moderate(text))) ? faults : [...faults, UNSUITABLE];
  };

  const plan = await planStory({ brief, figures, vocabulary, choices, check, ask, moderate, guard, again });
  const title = fillName(plan.title, name, language);
  await report(STEP.planned, title);

  const written: string[] = [];
  let mended = 0;
  const filled = () => written.map((text) => fillName(text, name, language));
  const keep = async (text: string) => {
    written.push(written.length + 1 === plan.paragraphs.length ? withGoodNight(text, language) : text);
    await show({ title, paragraphs: filled() });
    const share = written.length / plan.paragraphs.length;
    if (share < 1) await report(share >= 0.85 ? STEP.secondHalf : share >= 0.5 ? STEP.firstHalf : STEP.opening);
  };
  // What broke off is gone on with: nobody who reads it is taken back to the beginning.
  await again(writeTheRest);

  return {
    title,
    paragraphs: filled().map((text, at) => {
      const scene = plan.paragraphs[at]?.scene;
      return scene
        ? { text, scene: { ...scene, who: [HERO, ...scene.who.filter((id) => id !== HERO)] }, picturable: PICTURABLE }
        : { text };
    }),
    companion: vocabulary.companion.id,
    cast: Object.fromEntries([vocabulary.companion, ...vocabulary.people].map(({ id, called }) => [id, called])),
    plan: { writer: 'provider', ...plan },
    told: [],
  };

  async function writeTheRest(): Promise<void> {
    const scan = createTextScanner();
    const waiting: string[] = [];
    const enough = new AbortController();
    let wake = () => {};
    let isOver = false;
    let broken: unknown;
    // Read to the end while the first are being checked: a provider does not wait for us.
    const reading = ask(
      {
        instructions: instructionsFor('text', brief),
        prompt: textPrompt(choices, plan, written),
        shape: SHAPES.text,
        mostTokens: figures.tokens,
        enough: enough.signal,
      },
      (piece) => {
        const whole = scan(piece);
        waiting.push(...whole);
        if (whole.length > 0) wake();
      },
    )
      .catch((thrown: unknown) => {
        broken = thrown;
      })
      .finally(() => {
        isOver = true;
        wake();
      });
    try {
      while (written.length < plan.paragraphs.length) {
        const next = waiting.shift();
        if (next !== undefined) await keep(await passed(next));
        else if (isOver) break;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } catch (thrown) {
      enough.abort();
      throw thrown;
    } finally {
      const tail = setTimeout(() => enough.abort(), tailMs);
      await reading;
      clearTimeout(tail);
    }
    if (written.length < plan.paragraphs.length) throw broken ?? new ProviderFailure('shape');
  }

  /** The paragraph as it may be shown, written again where it did not pass. */
  async function passed(first: string): Promise<string> {
    let text = tidyAnswer(first, language);
    let usable: string | undefined;
    let isUnfit = true;
    for (let rewrites = 0; ; rewrites++) {
      // The provider's own words: they go back to it, and to its moderation.
      guard.knows(text);
      const faults = await faultsOf(text, written);
      if (faults.length === 0) return text;
      const isGrave = faults.some((fault) => fault.isGrave);
      if (!isGrave) {
        usable = text;
        if (rewrites > 0 || mended >= MENDED) return text;
        mended += 1;
      }
      isUnfit &&= faults.some((fault) => fault.isUnfit);
      if (rewrites >= REWRITES) {
        if (usable !== undefined) return usable;
        const failure = new ProviderFailure(isUnfit ? 'unsuitable' : 'shape');
        failure.isFinal = true;
        throw failure;
      }
      const reasons = faults.map(({ words }) => words);
      guard.knows(reasons);
      text = await again(async () => {
        const answer = await ask({
          instructions: instructionsFor('paragraph', brief),
          prompt: paragraphPrompt(choices, plan, { written, reasons }),
          shape: SHAPES.paragraph,
          mostTokens: PARAGRAPH_TOKENS,
        });
        return tidyAnswer(readAnswer(ParagraphSchema, answer).text, language);
      });
    }
  }
}

// The plan of a story: its title, what happens in each paragraph, and what is to be seen there.
import { MAX_CHILD_NAME_LENGTH } from '#contract/child-name';
import { MAX_TITLE_LENGTH } from '#contract/stories';
import { MAX_PARAGRAPHS } from '#contract/story-requests';
import { isDangerous } from './dangers.ts';
import { isForbidden } from './own-rules.ts';
import { inWords, type AskModel } from './ask-model.ts';
import { HERO_NAME, type Brief, type StoryFigures } from './brief.ts';
import { tidyAnswer } from './fill-name.ts';
import type { Moderate } from './moderation.ts';
import type { NameGuard } from './name-guard.ts';
import { REWRITES, type CheckParagraph } from './paragraph-checks.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Vocabulary } from './scene-vocabulary.ts';
import { instructionsFor, planPrompt, type Choices } from './story-prompts.ts';
import { planSchemaFor, shapeOf, type StoryPlan } from './story-shapes.ts';
import { readAnswer } from './text-scanner.ts';

const MOST_TOKENS = 10_000;

interface PlanNeeds {
  brief: Brief;
  figures: StoryFigures;
  vocabulary: Vocabulary;
  choices: Choices;
  check: CheckParagraph;
  ask: AskModel;
  moderate: Moderate;
  guard: NameGuard;
  again: <T>(call: () => Promise<T>) => Promise<T>;
}

/** Throws ProviderFailure; `unsuitable` when none of three plans was for a child. A title that is none is a wrong shape. */
export async function planStory(needs: PlanNeeds): Promise<StoryPlan> {
  const { brief, figures, vocabulary, choices, check, ask, moderate, guard, again } = needs;
  const schema = planSchemaFor(vocabulary);
  const question = {
    instructions: instructionsFor('plan', brief),
    prompt: planPrompt(choices),
    shape: shapeOf('story_plan', schema),
    mostTokens: MOST_TOKENS,
  };
  guard.knows([question.shape, inWords(question.shape)]);
  for (let rewrites = 0; ; rewrites++) {
    const { isUnfit, ...made } = await again(async () => {
      const answer = await ask(question);
      const plan = readAnswer(schema, answer);
      guard.knows(plan);
      const count = plan.paragraphs.length;
      if (count < figures.paragraphs / 2 || count > Math.min(figures.paragraphs * 2, MAX_PARAGRAPHS))
        throw new ProviderFailure('shape');
      const [title = '', refrain = ''] = [plan.title, plan.refrain].map((text) => tidyAnswer(text, brief.language));
      guard.knows([title, refrain]);
      // What is asked for again and again must not be refused again and again.
      const faults = [title, refrain].flatMap((text) => check(text, [], 0)).filter(({ isGrave }) => isGrave);
      if (!isTitle(title) || faults.some((fault) => !fault.isUnfit)) throw new ProviderFailure('shape');
      return { ...plan, title, refrain, isUnfit: faults.length > 0 };
    });
    const said = [made.title, made.refrain, made.want, made.worry, made.choice];
    const happens = made.paragraphs.map((paragraph) => paragraph.happens);
    const isOurs = [...said.slice(2), ...happens].every(isFitPlan);
    if (!isUnfit && isOurs && (await again(() => moderate([...said, ...happens].join('\n'))))) return made;
    if (rewrites >= REWRITES) throw new ProviderFailure('unsuitable');
  }
}

/** What is planned to happen, in English: written as it is planned it would be refused paragraph by paragraph. */
const isFitPlan = (text: string): boolean => {
  const bare = text.replaceAll(HERO_NAME, 'somebody');
  return !isForbidden(bare, 'en') && !isDangerous(bare);
};

/** Room for any name, so that what is asked does not depend on how long this one is. */
const isTitle = (title: string): boolean =>
  title !== '' &&
  Array.from(title).length <= MAX_TITLE_LENGTH - MAX_CHILD_NAME_LENGTH &&
  title.split(HERO_NAME).length <= 2;

// npm run story -- --theme mystery --seed 7 [--name Mia --age-group preschool … --keys]: one story, to read in a terminal.
// What is not said is chosen by the seed. --sheet writes a page of thirty stories to read and mark; --grid prints what can
// stand side by side in a setting.
import { AGE_GROUPS, CHARACTERS, DIFFICULTIES, LENGTHS, MORALS, SETTINGS, THEMES, TONES } from '#contract/options';
import { checkTale, wordBand } from '#storyteller/checks';
import { pick } from '#storyteller/plan/random';
import { countWords } from '#storyteller/prose/words';
import { STORY_LANGUAGES, tellStory, type StoryRequest } from '#storyteller/tell-story';
import { printGrid } from './story-grid.ts';
import { writeSheet } from './story-sheet.ts';

const ALLOWED = {
  'age-group': AGE_GROUPS,
  theme: THEMES,
  character: CHARACTERS,
  setting: SETTINGS,
  length: LENGTHS,
  moral: MORALS,
  difficulty: DIFFICULTIES,
  tone: TONES,
  language: STORY_LANGUAGES,
};

function readArguments(): Map<string, string> {
  const given = new Map<string, string>();
  const words = process.argv.slice(2);
  for (let at = 0; at < words.length; at++) {
    const key = words[at]?.replace(/^--/, '') ?? '';
    if (key === 'keys' || key === 'sheet' || key === 'grid') given.set(key, 'yes');
    else if (key === 'name' || key === 'seed' || Object.hasOwn(ALLOWED, key)) given.set(key, words[++at] ?? '');
    else
      refuse(
        `--${key} is not known. There is --name, --seed, --keys, --sheet, --grid, ${Object.keys(ALLOWED)
          .map((name) => `--${name}`)
          .join(', ')}`,
      );
  }
  return given;
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

const given = readArguments();
const seed = given.get('seed') ?? '1';
function choice<T extends string>(key: keyof typeof ALLOWED, allowed: readonly T[]): T {
  const wanted = given.get(key);
  if (wanted === undefined) return key === 'language' ? pick(seed, key, allowed.slice(0, 1)) : pick(seed, key, allowed);
  return allowed.find((value) => value === wanted) ?? refuse(`--${key} is one of: ${allowed.join(', ')}`);
}

const request: StoryRequest = {
  name: given.get('name') || 'Mia',
  ageGroup: choice('age-group', AGE_GROUPS),
  theme: choice('theme', THEMES),
  character: choice('character', CHARACTERS),
  setting: choice('setting', SETTINGS),
  length: choice('length', LENGTHS),
  moral: choice('moral', MORALS),
  difficulty: choice('difficulty', DIFFICULTIES),
  tone: choice('tone', TONES),
  language: choice('language', STORY_LANGUAGES),
};

if (given.has('sheet')) {
  console.log(await writeSheet(seed));
  process.exit();
}
if (given.has('grid')) {
  await printGrid(request.setting);
  process.exit();
}
const tale = await tellStory(request, seed);
const words = tale.paragraphs.reduce((sum, { text }) => sum + countWords(text, request.language), 0);
console.log(`# ${tale.title}\n`);
console.log(
  `${words} words (${wordBand(request).join('-')}), ${tale.paragraphs.length} paragraphs. ${Object.values(request).join(', ')}; seed ${seed}\n`,
);
for (const { text } of tale.paragraphs) console.log(`${text}\n`);
if (given.has('keys')) console.log(tale.plan.beats.map(({ key, facet }) => `${key} #${facet}`).join('\n'));
for (const fault of await checkTale(tale, request)) console.error(`! ${fault}`);

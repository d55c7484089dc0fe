// npm run prose: statistics of 300 stories beside their bands; fails outside. Bands: performance.md, section 7, by age, each
// age told at the difficulty that suits it; storyteller.md for sentences by difficulty, for tone and for overlap.
import { AGE_GROUPS, DIFFICULTIES, LENGTHS, type AgeGroup, type Difficulty } from '#contract/options';
import { mean, meanOverlap, statisticsOf, type ProseStatistics } from '#storyteller/prose-statistics';
import { sampleRequest } from '#storyteller/sample-requests';
import { tellStory, type StoryRequest, type Tale } from '#storyteller/tell-story';

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
type Band = readonly [low: number, high: number];
const OPEN = Number.POSITIVE_INFINITY;

let outside = 0;
function report(name: string, value: number, [low, high]: Band): void {
  const ok = value >= low && value <= high;
  if (!ok) outside++;
  const band = high === OPEN ? `at least ${low}` : low === 0 ? `at most ${high}` : `${low} to ${high}`;
  console.log(`${ok ? 'ok     ' : 'OUTSIDE'} ${name.padEnd(44)} ${value.toFixed(3).padStart(8)}   ${band}`);
}

const tell = (number: number, given: Partial<StoryRequest>, told: readonly string[] = []) =>
  tellStory(sampleRequest(number, { name: 'Mia', ...given }), `prose ${number}`, told);
const tellMany = (count: number, given: Partial<StoryRequest>, from = 0): Promise<Tale[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => tell(from + number, given)));

/** The difficulty that each age is measured at: 75 stories an age make the 300. */
const SUITS: Record<AgeGroup, Difficulty> = {
  toddler: 'simple',
  preschool: 'simple',
  'early-elementary': 'moderate',
  elementary: 'advanced',
};

/**
 * performance.md gives grades for sentences of 11 to 15 and 13 to 18 words at the two older ages. storyteller.md asks for 9 to
 * 13 and 11 to 16, and holds; so these two grades stand lower by what two words a sentence weigh in the formula.
 */
const TWO_WORDS = 2 * 0.39;
const GRADE: Record<AgeGroup, Band> = {
  toddler: [-1, 2],
  preschool: [-1, 3],
  'early-elementary': [2.5 - TWO_WORDS, 4.5 - TWO_WORDS],
  elementary: [4 - TWO_WORDS, 6.5 - TWO_WORDS],
};
const YOUNG = {
  sentenceVariation: [0.4, OPEN],
  wordsPerParagraph: [12, 30],
  mtld: [35, OPEN],
  mattr: [0.55, 0.68],
  commonOpener: [0, 0.25],
  repeatedRuns: [0, 0.08],
} as const;
const BANDS: Record<AgeGroup, Partial<Record<keyof ProseStatistics, Band>>> = {
  toddler: YOUNG,
  preschool: YOUNG,
  'early-elementary': {
    sentenceVariation: [0.45, OPEN],
    wordsPerParagraph: [20, 40],
    mtld: [45, OPEN],
    mattr: [0.6, 0.7],
    commonOpener: [0, 0.2],
    repeatedRuns: [0, 0.05],
  },
  elementary: {
    sentenceVariation: [0.48, OPEN],
    wordsPerParagraph: [25, 50],
    mtld: [55, OPEN],
    mattr: [0.62, 0.72],
    commonOpener: [0, 0.2],
    repeatedRuns: [0, 0.04],
  },
};
const gauges = (age: AgeGroup) =>
  ({ grade: GRADE[age], ...BANDS[age], openerRun: [0, 3], dialogue: [0.15, 0.45], toneShare: [0.2, OPEN] }) as const;

for (const age of AGE_GROUPS) {
  const stories = (await tellMany(75, { ageGroup: age, difficulty: SUITS[age] })).map(statisticsOf);
  console.log(`\n${age}, told the ${SUITS[age]} way: means of 75 stories`);
  for (const gauge of keysOf(gauges(age))) {
    const band = gauges(age)[gauge];
    if (band) report(gauge, mean(stories.map((story) => story[gauge])), band);
  }
}

console.log('\nsentences by difficulty: means of 100 stories each');
const SENTENCES: Record<Difficulty, Band> = { simple: [0, 9], moderate: [9, 13], advanced: [11, 16] };
for (const difficulty of DIFFICULTIES) {
  const stories = (await tellMany(100, { difficulty })).map(statisticsOf);
  report(
    `words a sentence, ${difficulty}`,
    mean(stories.map(({ sentenceMean }) => sentenceMean)),
    SENTENCES[difficulty],
  );
  if (difficulty !== 'advanced') continue;
  report(
    'words a sentence, advanced, outside speech',
    mean(stories.map(({ narrativeMean }) => narrativeMean)),
    [12, 18],
  );
}

console.log('\nfive-word runs in common (Jaccard, names masked)');
report('80 stories of mixed choices', meanOverlap(await tellMany(80, { length: 'medium' })), [0, 0.06]);
for (const length of LENGTHS) {
  const families: number[] = [];
  const alone: number[] = [];
  for (const family of [9, 21, 34]) {
    const told: string[] = [];
    const nights: Tale[] = [];
    for (let night = 0; night < 10; night++) {
      const tale = await tellStory(sampleRequest(family, { name: 'Mia', length }), `night ${night}`, told);
      nights.push(tale);
      told.push(...tale.told);
    }
    families.push(meanOverlap(nights));
    const same = Array.from({ length: 12 }, (_, seed) => tellStory(sampleRequest(family, { length }), `seed ${seed}`));
    alone.push(meanOverlap(await Promise.all(same)));
  }
  report(`ten nights of one family, ${length}, same choices`, mean(families), [0, 0.12]);
  report(`families that do not know each other, ${length}`, mean(alone), [0, 0.15]);
}

console.log(outside ? `\n${outside} outside their bands` : '\nall inside their bands');
process.exit(outside ? 1 : 0);

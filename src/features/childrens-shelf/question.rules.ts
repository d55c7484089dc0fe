// What only grown-ups answer where no PIN is set: two numbers in words, to be read and multiplied.
const SMALLEST = 3;
const LARGEST = 9;
const COUNT = LARGEST - SMALLEST + 1;

type Factor = 3 | 4 | 5 | 6 | 7 | 8 | 9;
const FACTORS: readonly Factor[] = [3, 4, 5, 6, 7, 8, 9];

export interface Question {
  one: Factor;
  other: Factor;
}

const factorAt = (at: number): Factor => FACTORS[at % COUNT] ?? SMALLEST;

/** A question that is not the one before. `random` gives a number from 0 to 1, 1 not among them. */
export function askAnother(before: Question | undefined, random: () => number = Math.random): Question {
  const drawn = Math.floor(random() * COUNT * COUNT);
  const last = before && FACTORS.indexOf(before.one) * COUNT + FACTORS.indexOf(before.other);
  const at = drawn === last ? (drawn + 1) % (COUNT * COUNT) : drawn;
  return { one: factorAt(Math.floor(at / COUNT)), other: factorAt(at) };
}

/** Whether what was typed is the answer; signs around the number do not matter. */
export const isAnswer = ({ one, other }: Question, typed: string): boolean =>
  typed.trim() !== '' && Number(typed.trim()) === one * other;

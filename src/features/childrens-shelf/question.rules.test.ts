import { expect, it } from 'vitest';
import { askAnother, isAnswer, type Question } from './question.rules.ts';

it.each<[random: number, question: Question]>([
  [0, { one: 3, other: 3 }],
  [0.999, { one: 9, other: 9 }],
  [0.5, { one: 6, other: 6 }],
])('BEY-9 draws a question for %s', (random, question) =>
  expect(askAnother(undefined, () => random)).toEqual(question),
);

it.each([0, 0.3, 0.999])('BEY-9 never asks twice in a row, drawn at %s', (random) => {
  const before = askAnother(undefined, () => random);
  expect(askAnother(before, () => random)).not.toEqual(before);
});

it.each([
  ['56', true],
  [' 56 ', true],
  ['65', false],
  ['', false],
  ['78', false],
  ['7x8', false],
])('BEY-9 takes %j for seven times eight: %s', (typed, is) => expect(isAnswer({ one: 7, other: 8 }, typed)).toBe(is));

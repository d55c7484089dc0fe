import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstOf, patienceFor, sentencesIn, sentencesOf, wordAt } from './sentences.rules.ts';

afterEach(() => void vi.unstubAllGlobals());
const said = (text: string, language = 'en') => sentencesIn(text, language, 0).map((sentence) => sentence.text);

const CASES: [language: string, text: string, sentences: string[]][] = [
  ['en', 'The moon rose. The owl slept.', ['The moon rose.', 'The owl slept.']],
  ['en', 'Mr. Fox met Dr. Owl. They sat.', ['Mr. Fox met Dr. Owl.', 'They sat.']],
  ['en', '“Who is there?” asked Maya. “Me!” said the sock.', ['“Who is there?” asked Maya.', '“Me!” said the sock.']],
  ['en', 'Tup. Tup.\nSmall and near.', ['Tup.', 'Tup.', 'Small and near.']],
  ['en', 'She yawned… and slept.', ['She yawned… and slept.']],
  ['en', '* * *', []],
  ['en', '   ', []],
  [
    'de',
    '„Bist du wach?“, fragte Mia. „Nein“, sagte Hr. Bär.',
    ['„Bist du wach?“, fragte Mia.', '„Nein“, sagte Hr. Bär.'],
  ],
  ['es', '—¿Quién es? —preguntó Leo. Nadie.', ['—¿Quién es? —preguntó Leo.', 'Nadie.']],
  ['ru', '— Кто там? — спросила Маша. Тишина.', ['— Кто там? — спросила Маша.', 'Тишина.']],
  ['hi', 'चाँद निकला। बादल सोया।', ['चाँद निकला।', 'बादल सोया।']],
  ['bn', 'চাঁদ উঠল। মেঘ ঘুমাল।', ['চাঁদ উঠল।', 'মেঘ ঘুমাল।']],
  ['zh-CN', '月亮出来了。“晚安。”小熊说。', ['月亮出来了。', '“晚安。”', '小熊说。']],
];
describe.each(['with the sentences of the browser', 'without them'])('%s', (way) => {
  it.each(CASES)('BEY-6 a text in %s is spoken sentence by sentence: %s', (language, text, sentences) => {
    if (way === 'without them') vi.stubGlobal('Intl', {});
    expect(said(text, language)).toEqual(sentences);
  });
});

it('BEY-6 a sentence knows its place in the text of the page, where marks and breaks are', () => {
  const text = { title: 'The *Sock*', paragraphs: ['Mia slept. "Good night," said the *moon*.', 'Tup.\nSo near.'] };
  const sentences = sentencesOf(text, 'en');
  expect(sentences.map((each) => [each.paragraph, each.text])).toEqual([
    [-1, 'The Sock'],
    [0, 'Mia slept.'],
    [0, '"Good night," said the moon.'],
    [1, 'Tup.'],
    [1, 'So near.'],
  ]);
  const shown = 'Mia slept. "Good night," said the moon.';
  const { start, end } = sentences[2] ?? { start: 0, end: 0 };
  expect(shown.slice(start, end)).toBe('"Good night," said the moon.');
});

it.each([
  ['en', Array.from({ length: 30 }, (_, at) => `the lantern number ${at}`).join(', ')],
  ['en', 'a'.repeat(700)],
  ['en', 'tuck '.repeat(120)],
  ['zh-CN', '月亮慢慢地爬上了山坡，'.repeat(30)],
  ['zh-CN', '😴月'.repeat(100)],
])('BEY-6 no breath of a long sentence in %s is so long that a remote voice breaks off', (language, text) => {
  const pieces = sentencesIn(text, language, 0);
  const longest = language === 'en' ? 160 : 60;
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map((piece) => piece.text.length))).toBeLessThanOrEqual(longest);
  expect(
    pieces
      .map((piece) => piece.text)
      .join('')
      .replace(/\s/g, ''),
  ).toBe(text.replace(/\s/g, ''));
  expect(pieces.every(({ text: piece }) => !/\p{Surrogate}/u.test(piece))).toBe(true);
});

it('a long sentence is cut at a comma', () => {
  const [first] = said(Array.from({ length: 30 }, (_, at) => `the lantern number ${at}`).join(', '));
  expect(first).toMatch(/,$/);
});

it.each([
  [-1, 0],
  [0, 0],
  [1, 2],
  [2, 2],
  [9, 0],
])('reading that begins at paragraph %i begins with sentence %i', (paragraph, at) => {
  const sentence = { start: 0, end: 1, text: 'A' };
  const sentences = [-1, 0, 2, 3].map((each) => ({ ...sentence, paragraph: each }));
  expect(firstOf(sentences, paragraph)).toBe(at);
});

it.each<[string, number, number | undefined, [number, number] | null]>([
  ['The moon rose.', 4, 4, [4, 8]],
  ['The moon rose.', 4, undefined, [4, 8]],
  ['The moon rose.', 4, 0, [4, 8]],
  ['The moon rose.', 9, 99, [9, 14]],
  ['Leo’s sock', 0, undefined, [0, 5]],
  ['चाँद निकला।', 0, undefined, [0, 4]],
  ['The moon rose.', 40, 4, null],
  ['The moon — rose.', 9, undefined, null],
])('BEY-6 the word of %j at %i, said to be %s long, is %j', (text, start, length, word) => {
  expect(wordAt(text, start, length)).toEqual(word);
});

it('a voice is waited for longer the longer its sentence is', () => {
  expect(patienceFor('月亮')).toBeGreaterThan(patienceFor('ab'));
  expect(patienceFor('a'.repeat(160))).toBeGreaterThan(patienceFor('a'.repeat(20)));
});

it('BEY-11 what stands beside a paragraph is read after it, in its own language', () => {
  const text = { title: 'Sock', paragraphs: ['One sleeps.', 'Two yawn.'] };
  const beside = { story_language: 'de' as const, title: 'Socke', paragraphs: ['Eine schläft.', ''] };
  const read = sentencesOf(text, 'en', beside).map(({ text: said, paragraph, beside: language }) => [
    said,
    paragraph,
    language,
  ]);
  expect(read).toEqual([
    ['Sock', -1, undefined],
    ['Socke', -1, 'de'],
    ['One sleeps.', 0, undefined],
    ['Eine schläft.', 0, 'de'],
    ['Two yawn.', 1, undefined],
  ]);
});

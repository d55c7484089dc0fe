import { describe, expect, it } from 'vitest';
import { countWords, firstWord, sentencesOf } from './words.ts';

describe('words', () => {
  it('counts what is read aloud: a hyphen or an apostrophe makes no second word', () => {
    expect(countWords("“Jean-Luc’s owl isn't in,” said Юра, 2 times.", 'en')).toBe(8);
  });

  it('counts Chinese by the character', () => {
    expect(countWords('晚安，小明。', 'zh')).toBe(4);
  });

  it('finds the first word behind a quote', () => {
    expect(firstWord('“Well,” said {name}')).toBe('well');
  });

  it('splits sentences, also after a closing quote and between the lines of a verse', () => {
    expect(sentencesOf('It rang. “Who?” said Mia. “Me.” Then… nothing.\nGood night, Mia.')).toEqual([
      'It rang.',
      '“Who?” said Mia.',
      '“Me.”',
      'Then… nothing.',
      'Good night, Mia.',
    ]);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GenerateRequestSchema, resolveParameters } from './story-requests.ts';
import {
  HELPER_POLL_MS,
  HELPER_TIMEOUT_MS,
  ILLUSTRATING_FROM,
  READER_POLL_MS,
  STORY_STATUSES,
  WRITING_FROM,
} from './stories.ts';

const body = {
  protagonist_name: ' Mia ',
  age_group: 'toddler',
  theme: 'adventures',
  character: 'robot',
  setting: 'enchanted-forest',
  length: 'short',
};

describe('the generate call', () => {
  it('OPT-12 takes both spellings and answers with the option values', () => {
    const request = v.parse(GenerateRequestSchema, body);
    expect([request.theme, request.setting]).toEqual(['adventure', 'forest']);
  });
  it.each([null, '', undefined])('VAL-4 resolves open wishes (%j) by the age', (open) => {
    const resolved = resolveParameters(
      v.parse(GenerateRequestSchema, { ...body, moral: open, difficulty: open, tone: open }),
    );
    expect([resolved.moral, resolved.difficulty, resolved.tone]).toEqual(['none', 'simple', 'calm']);
  });
  it.each([
    ['preschool', 'simple'],
    ['early-elementary', 'moderate'],
    ['elementary', 'advanced'],
  ])('reads to %s as %s', (age_group, difficulty) => {
    expect(resolveParameters(v.parse(GenerateRequestSchema, { ...body, age_group })).difficulty).toBe(difficulty);
  });
  it('GEN-6 keeps the name trimmed', () => {
    expect(v.parse(GenerateRequestSchema, body).protagonist_name).toBe('Mia');
  });
  it('takes pt for pt-BR and refuses a language that is none of the twelve', () => {
    expect(v.parse(GenerateRequestSchema, { ...body, story_language: 'pt' }).story_language).toBe('pt-BR');
    expect(v.safeParse(GenerateRequestSchema, { ...body, story_language: 'xx' }).success).toBe(false);
  });
  it.each(['theme', 'age_group', 'character', 'setting', 'length'])('refuses a %s that is no option', (field) => {
    expect(v.safeParse(GenerateRequestSchema, { ...body, [field]: 'xyz' }).success).toBe(false);
  });
});

describe('the constants of reading', () => {
  it('LIM-6, LIM-7 and LIM-13 poll every 2 and 5 seconds, give up after 120, and change stage at 30 and 70 percent', () => {
    expect([HELPER_POLL_MS, HELPER_TIMEOUT_MS, READER_POLL_MS, WRITING_FROM, ILLUSTRATING_FROM]).toEqual([
      2000, 120_000, 5000, 0.3, 0.7,
    ]);
  });
  it('POLL-1 knows exactly five states of a story', () => {
    expect(STORY_STATUSES).toEqual(['pending', 'processing', 'story_complete', 'complete', 'failed']);
  });
});

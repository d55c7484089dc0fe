import { beforeAll, describe, expect, it } from 'vitest';
import { checkTale } from './checks.ts';
import { sampleRequest } from './sample-requests.ts';
import { tellStory, type Tale } from './tell-story.ts';

const request = sampleRequest(1, { ageGroup: 'toddler', length: 'short', difficulty: 'simple' });
let tale: Tale;
beforeAll(async () => {
  tale = await tellStory(request, '1');
});
const withText = (change: (text: string, at: number) => string): Tale => ({
  ...tale,
  paragraphs: tale.paragraphs.map((paragraph, at) => ({ ...paragraph, text: change(paragraph.text, at) })),
});
const faultsOf = async (changed: Tale) => (await checkTale(changed, request)).join('\n');

describe('checkTale', () => {
  it('finds nothing wrong with a good story', async () => {
    expect(await checkTale(tale, request)).toEqual([]);
  });

  it('finds what is wrong', async () => {
    expect(await faultsOf({ ...tale, paragraphs: tale.paragraphs.slice(-3) })).toContain('words, not 500-700');
    expect(await faultsOf(withText((text) => text.replaceAll(request.name, 'Nobody')))).toContain('name is missing');
    expect(await faultsOf(withText((text, at) => (at === 2 ? `${text} {being} came.` : text)))).toContain('markup');
    expect(await faultsOf(withText((text, at) => (at === 2 ? `“${text}` : text)))).toContain('quotes');
    expect(await faultsOf(withText((text, at) => (at < 3 ? `Well, ${text}` : text)))).toContain('three openings: well');
    expect(await faultsOf(withText((text, at) => (at < 2 ? `${text} A ghost ate all the buns.` : text)))).toMatch(
      /twice: A ghost[^]*frightening for a toddler: ghost/,
    );
    expect(await faultsOf({ ...tale, title: '' })).toContain('title');
    expect(await faultsOf({ ...tale, paragraphs: [...tale.paragraphs, ...tale.paragraphs.slice(0, 1)] })).toContain(
      'last sentence',
    );
  });
});

// npm run story -- --sheet: a page with thirty stories over all options, to read and to mark by the rubric.
import { AGE_GROUPS, CHARACTERS, DIFFICULTIES, LENGTHS, MORALS, SETTINGS, THEMES, TONES } from '#contract/options';
import { tellStory, type StoryRequest, type Tale } from '#storyteller/tell-story';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = 'node_modules/.cache/tuckaway';
const STORIES = 30;
const POINTS = [
  'start',
  'hero acts',
  'chain',
  'concrete',
  'ear',
  'refrain',
  'tone',
  'choice',
  'heart and humour',
  'sleep',
] as const;

/** Every value of every option stands in one of the thirty at least; the steps have no factor in common, so they mix. */
function requestAt(number: number): StoryRequest {
  const at = <T>(from: readonly T[], step: number): T => {
    const value = from[(number * step + Math.floor((number * step) / from.length)) % from.length];
    if (value === undefined) throw new RangeError('an option without values');
    return value;
  };
  return {
    name: at(['Mia', 'Noor', 'Leo', 'Zoë'], 1),
    ageGroup: at(AGE_GROUPS, 1),
    theme: at(THEMES, 5),
    character: at(CHARACTERS, 1),
    setting: at(SETTINGS, 7),
    length: at(LENGTHS, 1),
    moral: at(MORALS, 3),
    difficulty: at(DIFFICULTIES, 2),
    tone: at(TONES, 3),
    language: 'en',
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Markup of one story with a field for each point of the rubric. */
function article(tale: Tale, request: StoryRequest, number: number): string {
  const options = Object.entries(request).map(([field, value]) => `${field} ${value}`);
  const fields = POINTS.map((point) => `<label>${point} <input type="number" min="1" max="5"></label>`);
  return `<article><h2>${number + 1}. ${escape(tale.title)}</h2>
<details><summary>What was asked for</summary>${escape(options.join(', '))}</details>
${tale.paragraphs.map(({ text }) => `<p>${escape(text).replaceAll('\n', '<br>')}</p>`).join('\n')}
<form>${fields.join(' ')} <output>0</output> of 50
<label>worst line <input class="line"></label></form></article>`;
}

/** Writes the page. @returns its path */
export async function writeSheet(seed: string): Promise<string> {
  const articles: string[] = [];
  for (let number = 0; number < STORIES; number++) {
    const request = requestAt(number);
    articles.push(article(await tellStory(request, `${seed} ${number}`), request, number));
  }
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Thirty stories</title>
<style>body{max-width:40rem;margin:auto;padding:1rem;font:1.1rem/1.6 serif}article{border-bottom:1px solid;padding:1rem 0}
form{font:0.9rem/2 sans-serif}input{width:3rem}.line{width:100%}</style>
<h1>Thirty stories</h1>${articles.join('\n')}
<script>document.addEventListener('input',({target})=>{const form=target.form;form.querySelector('output').value=
[...form.querySelectorAll('[type=number]')].reduce((sum,{value})=>sum+Number(value),0)})</script></html>`;
  mkdirSync(FOLDER, { recursive: true });
  const path = resolve(FOLDER, 'story-sheet.html');
  writeFileSync(path, page);
  return path;
}

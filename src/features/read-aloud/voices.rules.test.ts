import { expect, it } from 'vitest';
import { voicesFor, voicesToTry } from './voices.rules.ts';

const voice = (name: string, lang: string, localService = true, isDefault = false) => ({
  voiceURI: name,
  name,
  lang,
  localService,
  default: isDefault,
});
const VOICES = [
  voice('Cloud US', 'en-US', false),
  voice('Kate', 'en-GB'),
  voice('Sam', 'en_US', true, true),
  { ...voice('Zarvox', 'en-US'), voiceURI: 'com.apple.speech.synthesis.voice.Zarvox' },
  voice('Joana', 'pt-PT'),
  voice('Luciana', 'pt-BR'),
  voice('Cloud BR', 'pt-BR', false),
  voice('Sin-ji', 'zh-HK'),
  voice('Mei-Jia', 'zh-TW'),
  voice('Ting', 'cmn-Hans-CN'),
  voice('Cloud HI', 'hi-IN', false),
];
const names = (language: string, isOnline = true) => voicesFor(VOICES, language, isOnline).map(({ name }) => name);

it.each([
  ['en', ['Sam', 'Kate', 'Zarvox', 'Cloud US']],
  ['pt-BR', ['Luciana', 'Joana', 'Cloud BR']],
  ['pt-PT', ['Joana', 'Luciana', 'Cloud BR']],
  ['zh-CN', ['Ting', 'Mei-Jia']],
  ['hi', ['Cloud HI']],
  ['id', []],
])('BEY-6 voices for %s: those on the device first, then those of the country', (language, expected) => {
  expect(names(language)).toEqual(expected);
});

it('BEY-6 with no network only voices on the device are offered', () => {
  expect(names('pt-BR', false)).toEqual(['Luciana', 'Joana']);
  expect(names('hi', false)).toEqual([]);
});

it('a chosen voice comes first, and one that has failed not at all', () => {
  const tried = (chosen: string | null, failed: string[], mayGoOnline = false) =>
    voicesToTry(voicesFor(VOICES, 'pt-BR', true), { chosen, mayGoOnline, failed: new Set(failed) }).map(
      ({ name }) => name,
    );
  expect(tried('Cloud BR', [])).toEqual(['Cloud BR', 'Luciana', 'Joana']);
  expect(tried('Gone', ['Luciana'])).toEqual(['Joana']);
  expect(tried('Gone', ['Luciana'], true)).toEqual(['Joana', 'Cloud BR']);
});

it('BEY-6 no online voice reads by itself: only one that was chosen, or any where that was agreed to', () => {
  const hindi = voicesFor(VOICES, 'hi', true);
  expect(voicesToTry(hindi, { chosen: null, mayGoOnline: false })).toEqual([]);
  expect(voicesToTry(hindi, { chosen: 'Cloud HI', mayGoOnline: false })).toHaveLength(1);
  expect(voicesToTry(hindi, { chosen: null, mayGoOnline: true })).toHaveLength(1);
});

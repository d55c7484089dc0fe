// The voice against a speech that behaves as browsers do, on a clock of the test's own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evening, lightsOut, stillReading, storyEnded, voiceIsOn } from '../../lib/bedtime.ts';
import { installSpeech, removeSpeech, type FakeSpeech } from '../../../tests/helpers/fake-speech.ts';
import { chooseListening, onlineVoicesSetting } from './listening.ts';
import { sentencesOf } from './sentences.rules.ts';
import { createVoice } from './voice.ts';

const SENTENCES = sentencesOf({ title: 'Sock', paragraphs: ['One sleeps. Two yawn.', 'Three snore.'] }, 'en');
const VOICE = { name: 'Ann', lang: 'en-US' };
const BEN = { name: 'Ben', lang: 'en-GB' };
const CLOUD = { name: 'Cloud', lang: 'en-US', localService: false };

let voice: ReturnType<typeof createVoice>;
const ended = vi.fn();
let ends: (() => void)[] = [];
const fake = (): FakeSpeech => window.fakeSpeech;
const texts = () => fake().said.map(({ text }) => text);
const mood = () => voice.read().mood;
const pass = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
async function begin(options: { isTapped?: boolean; at?: number } = {}) {
  const { isTapped = true, at = 0 } = options;
  voice.begin({ storyId: 'sock', language: 'en', sentences: SENTENCES, isTapped }, at);
  await pass();
}
async function endSentence() {
  fake().end();
  await pass();
}
/** Whether the page can be seen. */
function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  installSpeech({ voices: [VOICE] });
  voice = createVoice();
  ended.mockClear();
  evening.set(1);
  ends = [storyEnded.on(ended)];
});
afterEach(() => {
  voice.stop();
  for (const end of ends) end();
  removeSpeech();
  vi.useRealTimers();
});

it('BEY-6 a story is read sentence by sentence, its title first, and comes to its end once', async () => {
  const reading = vi.fn();
  ends.push(stillReading.on(reading));
  const wasOn: boolean[] = [];
  ends.push(storyEnded.on(() => wasOn.push(voiceIsOn.read())));
  await begin();
  for (const sentence of SENTENCES) {
    expect(voice.read().sentence).toBe(sentence);
    expect(voiceIsOn.read()).toBe(true);
    await endSentence();
  }
  expect(texts()).toEqual(['Sock', 'One sleeps.', 'Two yawn.', 'Three snore.']);
  expect(ended.mock.calls).toEqual([['sock']]);
  expect(wasOn).toEqual([true]);
  expect(reading).toHaveBeenCalledTimes(4);
  expect([mood(), voiceIsOn.read()]).toEqual(['silent', false]);
});

it('BEY-6 a pause is silence, and going on says the sentence again', async () => {
  await begin({ at: 1 });
  voice.pause();
  expect([mood(), fake().sounding(), voiceIsOn.read()]).toEqual(['paused', null, false]);
  await pass(60_000);
  expect(mood()).toBe('paused');
  voice.goOn();
  await pass();
  expect([mood(), fake().sounding()]).toEqual(['reading', 'One sleeps.']);
  expect(texts()).toEqual(['One sleeps.', 'One sleeps.']);
});

it('BEY-6 forward and back go by a sentence, and not beyond the story', async () => {
  await begin();
  for (const [by, sentence] of [
    [1, 'One sleeps.'],
    [1, 'Two yawn.'],
    [-1, 'One sleeps.'],
    [-1, 'Sock'],
    [-1, 'Sock'],
    [9, 'Three snore.'],
    [1, 'Three snore.'],
  ] as const) {
    voice.move(by);
    await pass();
    expect(fake().sounding()).toBe(sentence);
  }
  voice.pause();
  voice.move(-1);
  expect([fake().sounding(), voice.read().sentence?.text]).toEqual([null, 'Two yawn.']);
  expect(ended).not.toHaveBeenCalled();
});

it('BEY-6 words are told where the browser reports them, and belong to the sentence that sounds', async () => {
  await begin({ at: 1 });
  expect(voice.read().word).toBeNull();
  fake().word(4, 6);
  expect(voice.read().word).toEqual([4, 10]);
  fake().word(0);
  expect(voice.read().word).toEqual([0, 3]);
  await endSentence();
  expect(voice.read().word).toBeNull();
});

it('BEY-6 what a browser says of a sentence that was cut short moves nothing', async () => {
  await begin();
  voice.move(1);
  await pass(100);
  expect(texts()).toEqual(['Sock', 'One sleeps.']);
  voice.stop();
  await pass(100);
  expect([mood(), texts().length, ended.mock.calls.length]).toEqual(['silent', 2, 0]);
});

it('BEY-6 voice and rate are those chosen for the language, and change at once', async () => {
  installSpeech({ voices: [VOICE, { name: 'Ben', lang: 'en-GB' }, { name: 'Anna', lang: 'de-DE' }] });
  await begin();
  expect(fake().said.at(-1)).toMatchObject({ voice: 'Ann', rate: 0.9 });
  chooseListening('de', { rate: 0.6 });
  chooseListening('en', { voice: 'Ben', rate: 1.2 });
  await pass();
  expect(fake().said.at(-1)).toMatchObject({ voice: 'Ben', rate: 1.2, text: 'Sock' });
  expect(localStorage.getItem('listening')).toContain('"en":{"voice":"Ben","rate":1.2}');
});

describe('the evening', () => {
  it('BEY-6 the next sentence is as loud as the evening is', async () => {
    await begin();
    evening.set(0.4);
    expect(fake().said.length).toBe(1);
    await endSentence();
    expect(fake().said.at(-1)).toMatchObject({ text: 'One sleeps.', volume: 0.4 });
  });
  it.each([
    ['lights out', () => lightsOut.say()],
    ['no light left', () => evening.set(0)],
    ['a page that is left', () => dispatchEvent(new Event('pagehide'))],
    ['stop', () => voice.stop()],
  ])('BEY-6 %s silences the voice, and ends no story', async (_what, how) => {
    await begin();
    how();
    await pass(120_000);
    expect([mood(), fake().sounding(), voice.read().sentence]).toEqual(['silent', null, null]);
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('what goes wrong', () => {
  it.each(['network', 'synthesis-failed', 'voice-unavailable', 'mute'])(
    'BEY-6 a voice that fails with %s gives way to the next, one on the device first',
    async (fails) => {
      const other = { name: 'Far', lang: 'en-GB', localService: false };
      installSpeech({ voices: [other, { ...VOICE, fails }, { name: 'Ben', lang: 'en-GB' }] });
      await begin();
      await pass(20_000);
      const others = fake().said.filter(({ voice: name }) => name !== 'Ann');
      expect(others[0]).toMatchObject({ voice: 'Ben', text: 'Sock' });
      expect([others.some(({ voice: name }) => name === 'Far'), mood()]).toEqual([false, 'reading']);
    },
  );
  it('BEY-6 where every voice fails it says so, and tries all of them again when asked', async () => {
    installSpeech({ voices: [VOICE, BEN] });
    fake().failAll('synthesis-failed');
    await begin();
    expect([mood(), fake().said.map(({ voice: name }) => name)]).toEqual(['failed', ['Ann', 'Ben']]);
    fake().failAll(undefined);
    voice.goOn();
    await pass();
    expect([mood(), fake().sounding()]).toEqual(['reading', 'Sock']);
  });
  it('BEY-6 no word goes to an online voice that nobody has chosen or agreed to, also where the others fail', async () => {
    installSpeech({ voices: [CLOUD, { ...VOICE, fails: 'synthesis-failed' }] });
    await begin();
    expect([mood(), fake().said.map(({ voice: name }) => name)]).toEqual(['failed', ['Ann']]);
    installSpeech({ voices: [CLOUD] });
    await begin();
    expect([mood(), texts()]).toEqual(['unable', []]);
    onlineVoicesSetting.choose(true);
    await begin();
    expect([mood(), texts()]).toEqual(['reading', ['Sock']]);
    onlineVoicesSetting.choose(false);
  });
  it('BEY-6 a voice that breaks in the middle of a story says the sentence again in another', async () => {
    installSpeech({ voices: [VOICE, BEN] });
    await begin();
    await endSentence();
    fake().fail('network');
    await pass();
    expect(fake().said.at(-1)).toMatchObject({ voice: 'Ben', text: 'One sleeps.' });
  });
  it('BEY-6 a browser that wants a tap first is asked again by one', async () => {
    fake().failAll('not-allowed');
    await begin({ isTapped: false });
    expect([mood(), voiceIsOn.read()]).toEqual(['blocked', false]);
    fake().failAll(undefined);
    voice.goOn();
    await pass();
    expect([mood(), fake().sounding()]).toEqual(['reading', 'Sock']);
  });
  it('BEY-6 a browser that refuses without a word is taken for one that wants a tap', async () => {
    fake().failAll('mute');
    await begin({ isTapped: false });
    expect(mood()).toBe('reading');
    await pass(10_000);
    expect(mood()).toBe('blocked');
  });
  it('BEY-6 the next sentence comes although the last never ended', async () => {
    await begin();
    await pass(60_000);
    expect(texts().slice(0, 2)).toEqual(['Sock', 'One sleeps.']);
  });
  it('BEY-6 somebody else who silences the speech pauses the voice', async () => {
    await begin();
    fake().fail('interrupted');
    await pass();
    expect(mood()).toBe('paused');
  });
  it('BEY-6 a sentence that a phone silenced while it was locked is said again', async () => {
    await begin();
    setHidden(true);
    await pass(60_000);
    expect(new Set(texts())).toEqual(new Set(['Sock']));
    window.speechSynthesis.cancel();
    const before = texts().length;
    setHidden(false);
    await pass(1);
    expect(texts().slice(before)).toEqual(['Sock']);
  });
});

describe('voices', () => {
  it('BEY-6 that come late are waited for', async () => {
    installSpeech({ voices: [VOICE], isLate: true });
    await begin();
    expect([mood(), texts()]).toEqual(['reading', []]);
    await pass(1000);
    fake().arrive();
    await pass();
    expect(fake().sounding()).toBe('Sock');
    await pass(1500);
    expect(mood()).toBe('reading');
  });
  it.each([
    ['never come', () => installSpeech({ voices: [VOICE], isLate: true })],
    ['speak other languages only', () => installSpeech({ voices: [{ name: 'Anna', lang: 'de-DE' }] })],
    ['do not exist, for there is no speech', removeSpeech],
    [
      'are far away, with no network',
      () => {
        installSpeech({ voices: [CLOUD] });
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      },
    ],
  ])('BEY-6 that %s are not pretended', async (_what, prepare) => {
    prepare();
    await begin();
    await pass(3000);
    expect([mood(), voiceIsOn.read(), voice.read().sentence]).toEqual(['unable', false, null]);
  });
});

describe('BEY-11 a second language', () => {
  const beside = { story_language: 'de' as const, title: 'Socke', paragraphs: ['Eine schläft.'] };
  const both = sentencesOf({ title: 'Sock', paragraphs: ['One sleeps.'] }, 'en', beside);
  const read = async () => {
    voice.begin({ storyId: 'sock', language: 'en', sentences: both, isTapped: true }, 0);
    await pass();
    for (let sentence = 0; sentence < both.length; sentence++) await endSentence();
  };
  it('is spoken by a voice of its own', async () => {
    installSpeech({ voices: [VOICE, { name: 'Uta', lang: 'de-DE' }] });
    await read();
    expect(fake().said.map(({ text, voice: by }) => [text, by])).toEqual([
      ['Sock', 'Ann'],
      ['Socke', 'Uta'],
      ['One sleeps.', 'Ann'],
      ['Eine schläft.', 'Uta'],
    ]);
    expect(ended).toHaveBeenCalledTimes(1);
  });
  it('that no voice here speaks is passed over', async () => {
    await read();
    expect(texts()).toEqual(['Sock', 'One sleeps.']);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

/** What is asked of a voice of the device. */
export type VoiceLike = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService' | 'default'>;

const codeOf = (lang: string) => lang.replaceAll('_', '-').toLowerCase();
const baseOf = (lang: string) => {
  const base = codeOf(lang).split('-')[0] ?? '';
  return base === 'cmn' ? 'zh' : base;
};
/** Cantonese is written much like Mandarin, and spoken as another language. */
const isMandarin = (lang: string) => !/^(yue|zh)-(hk|mo|yue)|^yue/.test(codeOf(lang));

/** Voices that speak a language, whatever its country. */
const speaks = (language: string) => (voice: VoiceLike) =>
  baseOf(voice.lang) === baseOf(language) && (baseOf(language) !== 'zh' || isMandarin(voice.lang));

/** Old voices that are there for fun, or that sound like machines. */
const isRobot = ({ voiceURI }: VoiceLike) => /com\.apple\.(eloquence|speech\.synthesis)/.test(voiceURI);
const isFine = ({ name }: VoiceLike) => /premium|enhanced|natural|neural/i.test(name);
const isOfCountry = (language: string, { lang }: VoiceLike) =>
  codeOf(lang) === codeOf(language) || (codeOf(language) === 'zh-cn' && /^(cmn|zh)-(hans|cn)/.test(codeOf(lang)));

/**
 * The voices for stories of a language, the best first: those on the device before those of the network, which are left out
 * with no network; then those of the same country; then those that sound fine.
 */
export function voicesFor<Voice extends VoiceLike>(
  voices: readonly Voice[],
  language: string,
  isOnline: boolean,
): Voice[] {
  const rank = (voice: Voice) =>
    [voice.localService, !isRobot(voice), isOfCountry(language, voice), isFine(voice), voice.default].reduce(
      (sum, is, at) => sum + (is ? 2 ** (5 - at) : 0),
      0,
    );
  return voices
    .filter(speaks(language))
    .filter((voice) => isOnline || voice.localService)
    .toSorted((one, other) => rank(other) - rank(one));
}

interface Wanted {
  /** The address of a voice; null for the best one. */
  chosen: string | null;
  /** Whether a parent has agreed that an online voice is sent the words of a story. */
  mayGoOnline: boolean;
  failed?: ReadonlySet<string>;
}
/**
 * The same with the chosen voice first, and without those that have failed. The words of a story have a child's name in them: a
 * voice that sends them to its maker speaks only where it was chosen or agreed to.
 */
export function voicesToTry<Voice extends VoiceLike>(
  voices: readonly Voice[],
  { chosen, mayGoOnline, failed }: Wanted,
): Voice[] {
  return voices
    .filter(({ voiceURI }) => !failed?.has(voiceURI))
    .filter(({ voiceURI, localService }) => localService || mayGoOnline || voiceURI === chosen)
    .toSorted((one, other) => Number(other.voiceURI === chosen) - Number(one.voiceURI === chosen));
}

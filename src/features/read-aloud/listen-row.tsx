import { Headphones, Play, Square } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { voiceIsOn, wantsToListen } from '../../lib/bedtime.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { languageName } from '../../lib/language-name.ts';
import { ListeningChoice } from './listening-choice.tsx';
import { listeningIn, listeningSetting, onlineVoicesSetting, PACES } from './listening.ts';
import { useVoices } from './use-voices.ts';
import { theVoice } from './voice.ts';
import { voicesToTry } from './voices.rules.ts';

interface ListenRowProps {
  open: OpenStory;
  /** The voice begins: what lies over the story may go. */
  onListen: () => void;
}

/** Read aloud, as a row of the reading sheet. */
export function ListenRow({ open, onListen }: ListenRowProps) {
  const { t } = useTranslation(['bedtime']);
  const language = open.story.parameters.story_language;
  const { found, voices } = useVoices(language);
  const isOn = useSyncExternalStore(voiceIsOn.on, voiceIsOn.read);
  const { voice: chosen, rate } = listeningIn(listeningSetting.use(), language);
  const [voice] = voicesToTry(voices, { chosen, mayGoOnline: true });
  const [, word] = PACES.find(([each]) => each === rate) ?? PACES[2];
  const pace = t(`listen.paces.${word}`);
  const said = () => {
    if (found !== 'found') return t(`listen.found.${found}`, { language: languageName(language) });
    return voice?.localService ? t('listen.device', { pace }) : t('listen.network', { pace });
  };
  const listen = () => {
    // The row has said what an online voice does with the words.
    if (found === 'only-online') onlineVoicesSetting.choose(true);
    wantsToListen.set(open.story.story_id);
    onListen();
  };
  const canListen = found === 'found' || found === 'looking' || found === 'only-online';
  return (
    <section className="listen-row">
      <Headphones size={23} aria-hidden="true" />
      <div>
        <b>{t('listen.title')}</b>
        <p role="status">{said()}</p>
      </div>
      {isOn ? (
        <button type="button" className="btn btn-secondary" onClick={theVoice.stop}>
          <Square size={18} />
          {t('listen.stop')}
        </button>
      ) : null}
      {canListen && !isOn ? (
        <button type="button" className="btn btn-primary" disabled={found === 'looking'} onClick={listen}>
          <Play size={19} />
          {found === 'only-online' ? t('listen.playOnline') : t('listen.play')}
        </button>
      ) : null}
      {found === 'found' ? <ListeningChoice language={language} voices={voices} chosen={chosen} rate={rate} /> : null}
    </section>
  );
}

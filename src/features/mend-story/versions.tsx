import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mend, Telling } from '#shelf/mended';
import { FullPage } from '../../components/ui/full-page.tsx';
import { useKeepMend } from './use-keep-mend.ts';
import { VersionChoice } from './version-choice.tsx';
import { chooseAll, firstChoices, stretchesOf, tellingChosen, type Choices, type Side } from './versions.rules.ts';

interface VersionsProps {
  mend: Mend;
  /** What the server has instead. */
  theirs: Telling;
  /** Under which id the page shows the story. */
  storyId: string;
  lang: string;
  onClose: () => void;
}

/** Both versions of each part that was changed here and elsewhere. Nothing is lost until the parent has chosen. */
export function Versions({ mend: { base, mine }, theirs, storyId, lang, onClose }: VersionsProps) {
  const { t } = useTranslation(['bedtime']);
  const { keep: keepMend, failure } = useKeepMend(storyId);
  const stretches = stretchesOf(mine.paragraphs, theirs.paragraphs);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(base, mine, stretches));
  const differing = stretches.flatMap((stretch) => ('same' in stretch ? [] : [stretch]));
  const isHiddenElse = mine.hidden.toSorted().join() !== theirs.hidden.toSorted().join();
  const keep = async () => {
    const chosen = tellingChosen({ mine, theirs }, stretches, choices);
    if (await keepMend({ base: theirs, mine: chosen, isSettled: true })) onClose();
  };
  const chooseText = (at: number, side: Side) => setChoices({ ...choices, texts: choices.texts.with(at, side) });
  const picturesOf = ({ hidden }: Telling) => [t('mend.hiddenPictures', { count: hidden.length })];
  return (
    <FullPage
      title={t('mend.versions')}
      text={t('mend.versionsText')}
      onClose={onClose}
      cancel={
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('mend.later')}
        </button>
      }
      save={
        <button type="button" className="btn btn-primary" onClick={() => void keep()}>
          {t('mend.keep')}
        </button>
      }
    >
      <div className="mend-text">
        <div className="mend-all">
          {(['mine', 'theirs'] as const).map((side) => (
            <button
              key={side}
              type="button"
              className="btn btn-secondary"
              onClick={() => setChoices(chooseAll(choices, side))}
            >
              {t(side === 'mine' ? 'mend.allMine' : 'mend.allTheirs')}
            </button>
          ))}
        </div>
        {mine.title === theirs.title ? null : (
          <VersionChoice
            legend={t('mend.title')}
            mine={[mine.title]}
            theirs={[theirs.title]}
            lang={lang}
            chosen={choices.title}
            onChoose={(title) => setChoices({ ...choices, title })}
          />
        )}
        {differing.map((each, at) => (
          <VersionChoice
            key={at}
            legend={t('mend.place', { number: at + 1, of: differing.length })}
            mine={each.mine}
            theirs={each.theirs}
            lang={lang}
            chosen={choices.texts[at] ?? 'mine'}
            onChoose={(side) => chooseText(at, side)}
          />
        ))}
        {isHiddenElse ? (
          <VersionChoice
            legend={t('mend.pictures')}
            mine={picturesOf(mine)}
            theirs={picturesOf(theirs)}
            lang={undefined}
            chosen={choices.hidden}
            onChoose={(hidden) => setChoices({ ...choices, hidden })}
          />
        ) : null}
        {failure ? (
          <p role="alert" className="mend-hint" data-bad>
            {failure}
          </p>
        ) : null}
      </div>
    </FullPage>
  );
}

import type { Preset } from '#contract/landing-layout';
import { Fold } from '../../components/fold.tsx';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';
import { CreateLink } from './create-link.tsx';
import { usePageTexts } from './use-page-texts.ts';

interface NoStoriesYetProps {
  preset: Preset;
  /** What the way to a first one says, and in which language where it is not the page's. */
  action: string;
  lang: string | undefined;
}

/** In the place of a category's stories while there are none: the moon, and the way to a first one. */
export function NoStoriesYet({ preset, action, lang }: NoStoriesYetProps) {
  const { t } = usePageTexts();
  return (
    <div className="landing-empty card">
      <div className="landing-empty-sky sky">
        <SleepyMoon />
      </div>
      <Fold />
      <div className="landing-empty-words">
        <h3>{t('landing.empty')}</h3>
        <p>{t('landing.emptyText')}</p>
        <CreateLink preset={preset} text={action} lang={lang} />
      </div>
    </div>
  );
}

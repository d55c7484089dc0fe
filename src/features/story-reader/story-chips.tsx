import { BookOpen, Check, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StoryParameters } from '#contract/stories';

function HalfMoon() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" />
    </svg>
  );
}

interface StoryChipsProps {
  parameters: StoryParameters;
  isKept: boolean;
  /** Told on this device. */
  isMadeHere: boolean;
}

/** What a story is about at a glance. The last chip keeps its room until the story is on the device. */
export function StoryChips({ parameters, isKept, isMadeHere }: StoryChipsProps) {
  const { t } = useTranslation(['stories', 'common']);
  return (
    <ul className="reader-chips">
      {/* A story written by hand may be about nobody. */}
      {parameters.protagonist_name === '' ? null : (
        <li className="chip">
          <Star size={16} />
          {t('reader.starring', { name: parameters.protagonist_name })}
        </li>
      )}
      <li className="chip">
        <BookOpen size={16} />
        {t(`options.theme.${parameters.theme}`, { ns: 'common' })}
      </li>
      <li className="chip">
        <HalfMoon />
        {t(`reader.length.${parameters.length}`)}
      </li>
      <li className="chip chip-saved" data-kept={isKept}>
        <Check size={16} />
        {t(isMadeHere ? 'reader.madeHere' : 'reader.saved')}
      </li>
    </ul>
  );
}

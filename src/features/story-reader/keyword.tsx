import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KEYWORD_MS } from './story-progress.rules.ts';

const KEYWORDS = ['sigh', 'moonlight', 'footsteps', 'surprise', 'friend', 'stars', 'giggle', 'yawn'] as const;

/** What is being sewn in right now: another word every two seconds. Not announced: it is company, not news. */
export function Keyword() {
  const { t } = useTranslation(['stories']);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((before) => (before + 1) % KEYWORDS.length), KEYWORD_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="making-keyword">
      {t('progress.sewing')} <span key={at}>{t(`progress.keywords.${KEYWORDS[at] ?? 'sigh'}`)}</span>
    </p>
  );
}

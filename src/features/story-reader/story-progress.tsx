import { Link } from '@tanstack/react-router';
import { Clock3, Library } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Progress, StoryStatus } from '#contract/stories';
import { Fold } from '../../components/fold.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { Keyword } from './keyword.tsx';
import { ProgressSky } from './progress-sky.tsx';
import { ProgressStages } from './progress-stages.tsx';
import { percentOf, secondsFrom, stageOf } from './story-progress.rules.ts';

interface StoryProgressProps {
  name: string | undefined;
  making: { status: StoryStatus; progress?: Progress | null };
}

/** The screen while a story is in the making. What it shows never goes back within a visit. */
export function StoryProgress({ name, making }: StoryProgressProps) {
  const { t } = useTranslation(['stories']);
  const stage = stageOf(making);
  const now = making.status === 'complete' ? 100 : percentOf(making);
  const [highest, setHighest] = useState(now);
  if (now > highest) setHighest(now);
  const seconds = secondsFrom(stage);
  const title = name === undefined ? t('progress.titleUnnamed') : t('progress.title', { name });
  usePageHead({ title, robots: 'noindex' });
  return (
    <main className="making">
      <ProgressSky percent={Math.max(now, highest)} />
      <Fold />
      <div className="making-sheet">
        <h1>{title}</h1>
        <Keyword />
        <ProgressStages stage={stage} />
        <p className="making-note">
          <Clock3 size={24} />
          {seconds < 30 ? t('progress.nearly') : t('progress.left', { count: Math.max(1, Math.round(seconds / 60)) })}
        </p>
        <Link to="/stories" className="btn btn-quiet">
          <Library size={20} />
          {t('progress.meanwhile')}
        </Link>
      </div>
    </main>
  );
}

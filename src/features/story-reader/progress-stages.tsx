import { Check, Feather, Map as MapIcon, Palette, Stamp, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StitchedIcon } from '../../components/stitched-icon.tsx';
import { STAGES, type Stage } from './story-progress.rules.ts';

const ICONS: Record<Stage, LucideIcon> = {
  planning: MapIcon,
  writing: Feather,
  illustrating: Palette,
  finalizing: Stamp,
};

/** The four stages as patches: sewn, being sewn, still empty. Only a new stage is announced. */
export function ProgressStages({ stage }: { stage: Stage }) {
  const { t } = useTranslation(['stories']);
  const current = STAGES.indexOf(stage);
  return (
    <>
      <ol className="making-stages">
        {STAGES.map((each, at) => {
          const state = at < current ? 'done' : at === current ? 'now' : 'soon';
          return (
            <li key={each} data-stage={each} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <StitchedIcon icon={state === 'done' ? Check : ICONS[each]} size={32} />
              <span>
                <b>{t(`progress.stages.${each}`)}</b>
                <small>{t(`progress.states.${state}`)}</small>
              </span>
            </li>
          );
        })}
      </ol>
      <span role="status" className="sr-only">
        {t(`progress.stages.${stage}`)}
      </span>
    </>
  );
}

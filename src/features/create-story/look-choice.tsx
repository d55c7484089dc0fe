import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeroLook } from '#contract/hero-look';
import { cn } from '../../lib/class-names.ts';

// With it comes the illustrator: nobody waits for that who does not open it.
const LookPanel = lazy(() => import('./look-panel.tsx').then((module) => ({ default: module.LookPanel })));

interface LookChoiceProps {
  /** Empty while no name is typed. */
  name: string;
  look: HeroLook | null;
  onChoose: (look: HeroLook | null) => void;
}

/** How the child looks in pictures: one line, and all there is to choose under it once it is opened. */
export function LookChoice({ name, look, onChoose }: LookChoiceProps) {
  const { t } = useTranslation(['pages']);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-line mt-4 border-t">
      <button
        type="button"
        className="flex min-h-12 w-full items-center justify-between gap-3 px-1 py-2.5 text-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 wrap-anywhere">
          {name ? t('index.look.title', { name }) : t('index.look.titleUnnamed')}{' '}
          <span className="text-ink2 block text-[14.5px]">
            {look
              ? t('index.look.chosen', {
                  hair: t(`index.look.hairStyles.${look.hair}`),
                  pajamas: t(`index.look.pajamasOptions.${look.pajamas}`),
                })
              : t('index.look.byStory')}
          </span>
        </span>
        <ChevronDown size={22} aria-hidden="true" className={cn('text-ink2', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className="look-room">
        {isOpen ? (
          <Suspense fallback={<div className="min-h-80" />}>
            <LookPanel look={look} onChoose={onChoose} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

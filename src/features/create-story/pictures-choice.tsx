import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/class-names.ts';
import type { StoryForm } from './story-form.rules.ts';

const StylePicker = lazy(() => import('./style-picker.tsx').then((module) => ({ default: module.StylePicker })));

interface PicturesChoiceProps {
  form: StoryForm;
  /** Whether the visitor's tier has pictures; the box can be ticked in any case. */
  canRequestImages: boolean;
  onChange: (part: Partial<StoryForm>) => void;
}

/** Pictures or none, and while they are on, in which style. */
export function PicturesChoice({ form, canRequestImages, onChange }: PicturesChoiceProps) {
  const { t } = useTranslation(['pages']);
  const [isAskedFor, setAskedFor] = useState(false);
  return (
    <div className="create-pictures">
      <div className="pictures-row">
        <label className="pictures-choice">
          <input
            type="checkbox"
            name="includeImages"
            className="peer sr-only"
            checked={form.includeImages}
            onChange={(event) => {
              setAskedFor(true);
              onChange({ includeImages: event.target.checked });
            }}
          />
          <span className="box peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3" aria-hidden="true">
            {form.includeImages ? <Check size={19} strokeWidth={3.2} /> : null}
          </span>
          <b>{t('index.pictures.label')}</b>
        </label>
        {/* Its room is kept: the tier is known a moment after the first paint. */}
        <Link to="/pricing" className={cn('pictures-plan', canRequestImages && 'invisible')}>
          {t('index.pictures.premium')}
        </Link>
      </div>
      {form.includeImages ? (
        <Suspense fallback={<div className="h-[100px]" />}>
          <StylePicker
            value={form.imageStyle}
            isAskedFor={isAskedFor}
            onChoose={(imageStyle) => onChange({ imageStyle })}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeroLook } from '#contract/hero-look';
import { NamePicker } from './name-picker.tsx';
import type { RecentName } from './recent-names.rules.ts';
import type { Patch, StoryForm } from './story-form.rules.ts';

const OptionPicker = lazy(() => import('./option-picker.tsx').then((module) => ({ default: module.OptionPicker })));

interface InlinePickerProps {
  patch: Patch;
  form: StoryForm;
  recentNames: readonly RecentName[];
  look: HeroLook | null;
  onChange: (part: Partial<StoryForm>) => void;
  onLook: (look: HeroLook | null) => void;
  onEnter: () => void;
}

/** From 768 px on the open picker stands beside the quilt. */
export function InlinePicker({ patch, form, recentNames, look, onChange, onLook, onEnter }: InlinePickerProps) {
  const { t } = useTranslation(['pages']);
  return (
    <section className="inline-picker" aria-labelledby="picker-title">
      <h2 id="picker-title" className="mb-3">
        {t(`index.questions.${patch}`, { ns: 'pages' })}
      </h2>
      {patch === 'childName' ? (
        <NamePicker
          value={form.childName}
          recent={recentNames}
          hasPictures={form.includeImages}
          look={look}
          onChange={(childName) => onChange({ childName })}
          onLook={onLook}
          onEnter={onEnter}
        />
      ) : (
        <Suspense fallback={<div className="min-h-80" />}>
          <OptionPicker patch={patch} value={form[patch]} onChoose={(value) => onChange({ [patch]: value })} />
        </Suspense>
      )}
    </section>
  );
}

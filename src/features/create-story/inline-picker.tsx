import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NamePicker } from './name-picker.tsx';
import type { Patch, StoryForm } from './story-form.rules.ts';

const OptionPicker = lazy(() => import('./option-picker.tsx').then((module) => ({ default: module.OptionPicker })));

interface InlinePickerProps {
  patch: Patch;
  form: StoryForm;
  recentNames: readonly string[];
  onChange: (part: Partial<StoryForm>) => void;
  onEnter: () => void;
}

/** From 768 px on the open picker stands beside the quilt. */
export function InlinePicker({ patch, form, recentNames, onChange, onEnter }: InlinePickerProps) {
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
          onChange={(childName) => onChange({ childName })}
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

import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HeroLook } from '#contract/hero-look';
import { Sheet } from '../../components/ui/sheet.tsx';
import { NamePicker } from './name-picker.tsx';
import { OptionPicker } from './option-picker.tsx';
import type { RecentName } from './recent-names.rules.ts';
import { PATCHES, type Patch, type StoryForm } from './story-form.rules.ts';

interface PickerSheetProps {
  patch: Patch;
  form: StoryForm;
  recentNames: readonly RecentName[];
  look: HeroLook | null;
  onChange: (part: Partial<StoryForm>) => void;
  onLook: (look: HeroLook | null) => void;
  /** Another patch's picker, or none. */
  onMove: (patch: Patch | undefined) => void;
}

/** Under 768 px a picker is a sheet under the thumb, with the way to the next one. */
export function PickerSheet({ patch, form, recentNames, look, onChange, onLook, onMove }: PickerSheetProps) {
  const { t } = useTranslation(['pages', 'common']);
  const at = PATCHES.indexOf(patch);
  const before = PATCHES[at - 1];
  const after = PATCHES[at + 1];
  const nameOf = (other: Patch) => t(`index.patches.${other}`, { ns: 'pages' });
  return (
    <Sheet
      side="bottom"
      open
      opener={() => document.querySelector<HTMLElement>(`[data-patch="${patch}"]`)}
      onOpenChange={(open) => !open && onMove(undefined)}
      title={t(`index.questions.${patch}`, { ns: 'pages' })}
      closeLabel={t('actions.close', { ns: 'common' })}
    >
      <div className="max-h-[58dvh] overflow-y-auto p-1.5 -m-1.5">
        {patch === 'childName' ? (
          <NamePicker
            value={form.childName}
            recent={recentNames}
            hasPictures={form.includeImages}
            look={look}
            onChange={(childName) => onChange({ childName })}
            onLook={onLook}
            onEnter={() => onMove(after)}
          />
        ) : (
          <OptionPicker patch={patch} value={form[patch]} onChoose={(value) => onChange({ [patch]: value })} />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        {before ? (
          <button
            type="button"
            className="btn btn-secondary px-4"
            aria-label={t('index.backTo', { ns: 'pages', name: nameOf(before) })}
            onClick={() => onMove(before)}
          >
            <ArrowLeft size={22} aria-hidden="true" />
          </button>
        ) : null}
        <div
          className="sheet-steps"
          role="img"
          aria-label={t('index.step', { ns: 'pages', at: at + 1, of: PATCHES.length })}
        >
          {PATCHES.map((step, index) => (
            <i key={step} className={index === at ? 'is-here' : index < at ? 'is-past' : undefined} />
          ))}
        </div>
        <button type="button" className="btn btn-primary ms-auto" onClick={() => onMove(after)}>
          {after ? t('index.nextIs', { ns: 'pages', name: nameOf(after) }) : t('index.done', { ns: 'pages' })}
        </button>
      </div>
    </Sheet>
  );
}

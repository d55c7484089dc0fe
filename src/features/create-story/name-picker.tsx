import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isChildName, MAX_CHILD_NAME_LENGTH, tidyChildName } from '#contract/child-name';
import type { HeroLook } from '#contract/hero-look';
import { cn } from '../../lib/class-names.ts';
import { LookChoice } from './look-choice.tsx';
import type { RecentName } from './recent-names.rules.ts';

interface NamePickerProps {
  value: string;
  recent: readonly RecentName[];
  /** Whether the story gets pictures: only there a look is seen. */
  hasPictures: boolean;
  look: HeroLook | null;
  onChange: (name: string) => void;
  onLook: (look: HeroLook | null) => void;
  onEnter: () => void;
}

/** The child's name: typed, or one from earlier stories, shown as it would be embroidered; and the child's look. */
export function NamePicker({ value, recent, hasPictures, look, onChange, onLook, onEnter }: NamePickerProps) {
  const { t } = useTranslation(['pages']);
  const id = useId();
  const name = tidyChildName(value);
  const isWrong = name !== '' && !isChildName(name);
  return (
    <div>
      <div className="name-preview p-dot" aria-hidden="true">
        <span className={cn(name.length > 14 && 'is-longest', name.length > 9 && 'is-long')}>{name}</span>
      </div>
      <label htmlFor={id} className="mx-1 mb-1.5 block">
        {t('index.name.label')}
      </label>
      <input
        id={id}
        name="childName"
        type="text"
        className="text-field"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={MAX_CHILD_NAME_LENGTH * 2}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // The button is disabled while something is missing, and a disabled button takes Enter away from the form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <p
        id={`${id}-hint`}
        className={cn('mx-1 mt-2 min-h-11 text-[14.5px]', isWrong ? 'text-err' : 'text-ink2')}
        aria-live="polite"
      >
        {isWrong ? t('index.name.wrong', { count: MAX_CHILD_NAME_LENGTH }) : t('index.name.hint')}
      </p>
      {recent.length > 0 ? (
        <div role="group" aria-label={t('index.name.recent')}>
          <p className="text-ink2 mb-1.5 text-[14.5px]">{t('index.name.recent')}</p>
          <div className="flex flex-wrap gap-2">
            {recent.map(({ name: known }) => (
              <button
                key={known}
                type="button"
                className="chip min-h-11 px-4 text-[16px]"
                aria-pressed={known === name}
                onClick={() => onChange(known)}
              >
                {known}
              </button>
            ))}
          </div>
        </div>
      ) : null}
      {hasPictures ? <LookChoice name={isWrong ? '' : name} look={look} onChoose={onLook} /> : null}
    </div>
  );
}

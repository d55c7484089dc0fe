import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { StitchedIcon } from '../../components/stitched-icon.tsx';
import { cn } from '../../lib/class-names.ts';
import { optionIcon } from './option-icons.ts';
import { PATCH_OPTIONS, type Patch } from './story-form.rules.ts';
import { useOptionLabel } from './use-option-label.ts';

/** Patches whose options say more than a word, and get a row each. */
const WITH_DETAIL: readonly Patch[] = ['ageGroup', 'length', 'difficulty'];

interface OptionPickerProps {
  patch: Exclude<Patch, 'childName'>;
  value: string;
  onChoose: (value: string) => void;
}

/** All options of a patch as one set of radio buttons: arrows move, choosing sews the patch. */
export function OptionPicker({ patch, value, onChoose }: OptionPickerProps) {
  const { t } = useTranslation(['pages', 'common']);
  const labelOf = useOptionLabel();
  const hasDetail = WITH_DETAIL.includes(patch);
  return (
    <RadioGroup.Root
      className={hasDetail ? 'options-rows' : 'options-grid'}
      value={value}
      onValueChange={onChoose}
      aria-label={t(`index.patches.${patch}`, { ns: 'pages' })}
    >
      {PATCH_OPTIONS[patch].map((option) => (
        <RadioGroup.Item key={option} value={option} className={cn('option', hasDetail && 'is-row')}>
          <RadioGroup.Indicator className="option-check">
            <Check size={16} strokeWidth={3.2} aria-hidden="true" />
          </RadioGroup.Indicator>
          <StitchedIcon icon={optionIcon(patch, option)} size={hasDetail ? 44 : 36} />
          <span>{labelOf(patch, option)}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

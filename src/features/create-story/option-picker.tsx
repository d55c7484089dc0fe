import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { StitchedIcon } from '../../components/stitched-icon.tsx';
import { cn } from '../../lib/class-names.ts';
import { optionIcon } from '../../components/option-icons.ts';
import { PATCH_OPTIONS, type Patch } from './story-form.rules.ts';
import { isDetailed, useOptionDetail, useOptionLabel } from './use-option-label.ts';

interface OptionPickerProps {
  patch: Exclude<Patch, 'childName'>;
  value: string;
  onChoose: (value: string) => void;
}

/** All options of a patch as one set of radio buttons: arrows move, choosing sews the patch. */
export function OptionPicker({ patch, value, onChoose }: OptionPickerProps) {
  const { t } = useTranslation(['pages', 'common']);
  const labelOf = useOptionLabel();
  const detailOf = useOptionDetail();
  const hasDetail = isDetailed(patch);
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
          <span>
            <span className={hasDetail ? 'block font-bold' : undefined}>{labelOf(patch, option)}</span>
            {isDetailed(patch) ? (
              <span className="text-patchlabel text-[15px] font-normal">{detailOf(patch, option)}</span>
            ) : null}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

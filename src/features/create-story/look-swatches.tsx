import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';

interface Swatch<T extends string> {
  value: T;
  name: string;
  drawing: ReactNode;
}
interface LookSwatchesProps<T extends string> {
  label: string;
  swatches: readonly Swatch<T>[];
  /** Undefined while the story chooses. */
  value: T | undefined;
  /** Names stand under the drawings; else they are only heard. */
  isNamed?: boolean;
  onChoose: (value: T) => void;
}

/** One question about the look, as a set of radio buttons: arrows move and choose. */
export function LookSwatches<T extends string>({
  label,
  swatches,
  value,
  isNamed = false,
  onChoose,
}: LookSwatchesProps<T>) {
  const id = useId();
  return (
    <div className="look-question">
      <p id={id}>{label}</p>
      <RadioGroup.Root
        className={cn('look-options', isNamed && 'is-named')}
        aria-labelledby={id}
        value={value ?? ''}
        onValueChange={(chosen) => {
          const swatch = swatches.find((each) => each.value === chosen);
          if (swatch) onChoose(swatch.value);
        }}
      >
        {swatches.map((swatch) => (
          <RadioGroup.Item
            key={swatch.value}
            value={swatch.value}
            className="look-option"
            aria-label={isNamed ? undefined : swatch.name}
          >
            {swatch.drawing}
            {isNamed ? swatch.name : null}
            <RadioGroup.Indicator className="option-check">
              <Check size={14} strokeWidth={3.4} aria-hidden="true" />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { IMAGE_STYLES, type ImageStyle } from '#contract/options';
import { StyleSwatch } from './style-swatch.tsx';
import { useOptionLabel } from './use-option-label.ts';

/** The nine styles of pictures, each as a small swatch of itself. */
export function StylePicker({ value, onChoose }: { value: ImageStyle; onChoose: (style: ImageStyle) => void }) {
  const { t } = useTranslation(['pages']);
  const labelOf = useOptionLabel();
  return (
    <RadioGroup.Root
      className="styles"
      name="imageStyle"
      aria-label={t('index.pictures.style')}
      value={value}
      onValueChange={(style) => onChoose(v.parse(v.picklist(IMAGE_STYLES), style))}
    >
      {IMAGE_STYLES.map((style) => (
        <RadioGroup.Item key={style} value={style} className="style">
          <StyleSwatch style={style} />
          {labelOf('imageStyle', style)}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

import { RadioGroup } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { IMAGE_STYLES, type ImageStyle } from '#contract/options';
import { StyleSwatch } from './style-swatch.tsx';
import { useOptionLabel } from './use-option-label.ts';

interface StylePickerProps {
  value: ImageStyle;
  onChoose: (style: ImageStyle) => void;
  /** Whether somebody has just asked for it: only then the page moves to where it is seen. */
  isAskedFor: boolean;
}

/** The nine styles of pictures, each as a small swatch of itself. The chosen one stands in the middle of what is seen. */
export function StylePicker({ value, onChoose, isAskedFor }: StylePickerProps) {
  const { t } = useTranslation(['pages']);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[value="${value}"]`);
    if (!strip.current || !chosen) return;
    const seen = strip.current.getBoundingClientRect();
    const { left, width } = chosen.getBoundingClientRect();
    // By the strip alone: scrollIntoView would move the page with it.
    strip.current.scrollLeft += left + width / 2 - (seen.left + seen.width / 2);
  }, [value]);
  useEffect(() => {
    if (!isAskedFor) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [isAskedFor]);
  const labelOf = useOptionLabel();
  return (
    <RadioGroup.Root
      ref={strip}
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

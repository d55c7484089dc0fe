import { withDigits } from '#contract/languages';
const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Bytes as a parent reads them, in the words of a language: "18 MB", "0.4 MB", "84 kB". */
export function sizeLabel(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE / 10;
  const amount = bytes / (isLarge ? MEGABYTE : KILOBYTE);
  return new Intl.NumberFormat(withDigits(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge && amount < 10 ? 1 : 0,
  }).format(amount);
}

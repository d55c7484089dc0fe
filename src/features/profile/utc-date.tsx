import { withDigits } from '#contract/languages';
import { useTranslation } from 'react-i18next';

/** The day of a moment, as it is called in UTC: the same wherever it is read (DECIDE-91). */
export function UtcDate({ iso }: { iso: string }) {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(withDigits(i18n.language), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}

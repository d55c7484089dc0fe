import { useTranslation } from 'react-i18next';
import { SESSION_DAYS, VISITOR_COOKIE_DAYS } from '#contract/kept-for';
import { withDigits } from '#contract/languages';
import { ERASURES_KEPT_DAYS, EVENTS_KEPT_DAYS, REPORT_ADDRESS_DAYS, UNREAD_STORY_DAYS } from '#contract/retention';
import { MAX_BYTES, MAX_STORIES } from '#shelf/room';

/** The day on which somebody last changed what the page says. */
const CHANGED = '2026-11-23';

/** The numbers of the page as the product goes by them, in the words of the language. */
export function useFacts(product: string) {
  const { i18n } = useTranslation(['privacy']);
  const language = withDigits(i18n.language);
  const days = (count: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
  return {
    product,
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(CHANGED)),
    stories: MAX_STORIES,
    size: new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).format(MAX_BYTES / 1_000_000),
    visitor: days(UNREAD_STORY_DAYS),
    session: days(SESSION_DAYS),
    events: days(EVENTS_KEPT_DAYS),
    cookie: days(VISITOR_COOKIE_DAYS),
    report: days(REPORT_ADDRESS_DAYS),
    backups: days(ERASURES_KEPT_DAYS),
  };
}

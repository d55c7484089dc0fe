// How things are called on the page. English only: it is the operator's.
import type { FunnelStep } from '#contract/operator';
import type { AnalyticsEventName } from '#contract/analytics';

export const STEP_WORDS: Readonly<Record<FunnelStep, string>> = {
  home: 'Saw the quilt',
  started: 'Asked for a story',
  succeeded: 'Had it told',
  opened: 'Opened a story',
  finished: 'Reached The End',
};

export const EVENT_GROUPS = ['Stories', 'Pages', 'Plans and installing', 'Ads'] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];

/** Every event, where it belongs and what it is called. */
export const EVENT_WORDS: Readonly<Record<AnalyticsEventName, readonly [group: EventGroup, word: string]>> = {
  story_generate_started: ['Stories', 'Asked for'],
  story_generate_succeeded: ['Stories', 'Told'],
  story_generate_failed: ['Stories', 'Failed'],
  story_finished: ['Stories', 'Read to The End'],
  story_shared: ['Stories', 'Shared'],
  page_view: ['Pages', 'Pages seen'],
  category_clicked: ['Pages', 'Categories opened'],
  language_changed: ['Pages', 'Language changed'],
  client_error: ['Pages', 'Errors of the page'],
  checkout_started: ['Plans and installing', 'Plans begun'],
  install_shown: ['Plans and installing', 'Install offered'],
  install_accepted: ['Plans and installing', 'Install accepted'],
  install_dismissed: ['Plans and installing', 'Install dismissed'],
  ad_impression: ['Ads', 'Seen'],
  ad_click: ['Ads', 'Clicked'],
  ad_refresh: ['Ads', 'Changed'],
};

const number = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const long = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export const asNumber = (value: number): string => number.format(value);
/** A part of a whole; a dash where there is no whole. */
export const asShare = (part: number, whole: number): string => (whole > 0 ? percent.format(part / whole) : '–');
/** `2026-11-20` as November 20, 2026. */
export const longDay = (day: string): string => long.format(new Date(day));
export const shortDay = (day: string): string => short.format(new Date(day));
export const asMoment = (time: string): string => moment.format(new Date(time));

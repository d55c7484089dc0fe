// How a story is read on this device, chosen in the reading sheet.
import * as v from 'valibot';
import { deviceSetting } from './device-setting.ts';
import { WIDE } from './widths.ts';

const PAGES = ['auto', 'pages', 'scroll'] as const;
export type Pages = (typeof PAGES)[number];

/** Widths at which a story with pictures is a book by itself. The script in index.html has the same query. */
export const BOOK_WIDTHS = WIDE;

/** A book or a scroll. Auto: a book where there are pictures and room for it. */
export const pagesSetting = deviceSetting<Pages>('reading-pages', v.picklist(PAGES), 'auto');
/** Whether the screen stays on while a story is read. */
export const keepAwakeSetting = deviceSetting('keep-awake', v.boolean(), true);
/** Whether what leads away from a story has to be held for a moment, so that little hands stay in it. */
export const littleHandsSetting = deviceSetting('little-hands', v.boolean(), false);

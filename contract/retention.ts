/** How long things are kept (`docs/what-is-kept.md`), in days: page and server say and do the same. */

/** A story of a visitor without an account, since somebody last read it. */
export const UNREAD_STORY_DAYS = 30;
/** Which accounts and stories were removed, so that a backup that is put back loses them again; a backup must not be older. */
export const ERASURES_KEPT_DAYS = 90;
/** A letter that fell into a folder because no mail server is known. */
export const LETTER_DAYS = 1;
/** What the page counted. */
export const EVENTS_KEPT_DAYS = 90;
/** From which address a report came, as a hash; so long a report counts, too. */
export const REPORT_ADDRESS_DAYS = 30;

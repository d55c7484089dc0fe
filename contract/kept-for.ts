// How long things are kept, in days. The privacy page says these numbers, and the server goes by them.

/** A story told for a visitor without an account, after it was last read (DECIDE-45). */
export const VISITOR_STORY_DAYS = 30;
/** What was counted. */
export const EVENT_DAYS = 90;
/** Copies of all data against loss; older ones must be destroyed. */
export const BACKUP_DAYS = 90;
/** A session, where the deployment says nothing else; renewed by who comes back. */
export const SESSION_DAYS = 7;
/** The cookie that tells visitors without an account apart. */
export const VISITOR_COOKIE_DAYS = 365;

// How long a browser stays known, in days: the server goes by it, and the privacy page says it. The rest is in retention.ts.

/** A session, where the deployment says nothing else; renewed by who comes back. */
export const SESSION_DAYS = 7;
/** The cookie that tells visitors without an account apart. */
export const VISITOR_COOKIE_DAYS = 365;

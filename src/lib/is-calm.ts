/** Whether little may move on this device; asked anew each time, as it can be chosen while a page is open. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `story`: something about that story changed. `work`: something was queued. `unlisted`: a public list lost a story. */
export type Topic = 'story' | 'work' | 'unlisted';

/**
 * What processes on one database tell one another. Nobody may count on it: a word may be lost with a connection, so whoever
 * waits for something also asks the database now and then.
 */
export interface ProcessNews {
  /** Tells all other processes, soon; never throws. @param about an id of ours, never a word of a family */
  send: (topic: Topic, about?: string) => void;
  /** Called for every word of another process, and without an id when words may have been lost. */
  hear: (topic: Topic, listener: (about?: string) => void) => void;
  /** Whether words of others arrive just now; when that ends, every listener is called. */
  isHearing: () => boolean;
  /** Sends what is still to be sent, and hears nothing more. */
  close: () => Promise<void>;
}

/** Of a process that is alone on its database, or finds out about others by asking. */
export const NO_NEWS: ProcessNews = { send: () => {}, hear: () => {}, isHearing: () => false, close: async () => {} };

// How a request or a job is followed through the server: spans, each with a name, a beginning and an end. What they say are
// words of ours alone: no address, no query, no name, and of an error its kind and not its words.

type SpanNotes = Readonly<Record<string, string | number>>;
export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  notes: SpanNotes;
  /** Begins a trace of its own, whatever it is begun by. */
  isRoot?: boolean;
}
export interface Span {
  rename: (name: string) => void;
  note: (notes: SpanNotes) => void;
  /** @param type a word for what went wrong */
  failed: (type: string) => void;
}

export interface Tracing {
  isOn: boolean;
  /** Does work in a span: what is begun within stands below it. A span whose work throws has failed. */
  inSpan: <T>(start: SpanStart, work: (span: Span) => Promise<T>) => Promise<T>;
  /** Begins a span below the one that runs now, to be ended by the caller; undefined where none runs. */
  below: (start: SpanStart) => { end: () => void } | undefined;
  /** Does work that belongs to none of what is followed, whatever it is begun by. */
  outside: <T>(work: () => T) => T;
  /** Hands over what is still here. */
  stop: () => Promise<void>;
}

const UNSEEN: Span = { rename: () => {}, note: () => {}, failed: () => {} };

/** Follows nothing. */
export const NO_TRACING: Tracing = {
  isOn: false,
  inSpan: (_start, work) => work(UNSEEN),
  below: () => undefined,
  outside: (work) => work(),
  stop: async () => {},
};

import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const PREFIX = 'tuckaway_';
/** Seconds. Answers take milliseconds, tales and pictures minutes. */
export const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
export const WORK_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320];

export type Series = ReturnType<typeof createSeries>;

/** Makes series in a registry of their own, each with the product's name before its own. */
export function createSeries() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    counter: <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
      new Counter({ name: `${PREFIX}${name}`, help, labelNames, registers }),
    /** @param collect called before every reading */
    gauge: <L extends string>(name: string, help: string, labelNames: readonly L[], collect?: () => void) =>
      new Gauge({ name: `${PREFIX}${name}`, help, labelNames, registers, ...(collect ? { collect } : {}) }),
    histogram: <L extends string>(name: string, help: string, labelNames: readonly L[], buckets: number[]) =>
      new Histogram({ name: `${PREFIX}${name}`, help, labelNames, buckets, registers }),
  };
}

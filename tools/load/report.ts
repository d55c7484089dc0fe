// What is printed: ratios to a floor of the same run, and beside those that have one the bound from the papers.
interface Measured {
  /** By its name: a ratio or, with a unit, what has a bound of its own. */
  values: Record<string, number>;
  /** At most so much of one of them. */
  bound?: { of: string; atMost: number };
}
export interface Report {
  /** What comes next, and what it is measured by. */
  begin: (title: string) => void;
  add: (engine: string, what: string, measured: Measured) => void;
  /** Something that is no ratio. */
  note: (line: string) => void;
  /** Whether every bound held. */
  holds: () => boolean;
}

export function createReport(print: (line: string) => void = console.info): Report {
  let broken = 0;
  return {
    begin: (title) => print(`\n${title}`),
    add: (engine, what, { values, bound }) => {
      const words = Object.entries(values).map(([name, value]) => {
        const text = `${name} ${value.toFixed(2)}`;
        if (bound?.of !== name) return text;
        const isKept = value <= bound.atMost;
        if (!isKept) broken += 1;
        return `${text} (${bound.atMost}: ${isKept ? 'holds' : 'does not hold'})`;
      });
      print(`  ${engine.padEnd(11)} ${what.padEnd(34)} ${words.join('  ')}`);
    },
    note: (line) => print(`  ${line}`),
    holds: () => broken === 0,
  };
}

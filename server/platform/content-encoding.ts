import { remembering } from './kept.ts';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Browsers send few different ones. */
const wishesIn = remembering((header: string): ReadonlyMap<string, number> => {
  const wishes = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) wishes.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  return wishes;
}, 100);

/** The best encoding of those at hand that an Accept-Encoding header allows: highest q-value, then smallest answer. */
export function chooseEncoding(header: string | undefined, offered: readonly (typeof ENCODINGS)[number][]): Encoding {
  const wishes = wishesIn(header ?? '');
  const wish = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0;
  const [best] = ENCODINGS.filter((name) => offered.includes(name) && wish(name) > 0).sort((a, b) => wish(b) - wish(a));
  // Identity is always allowed; it wins only where the caller asked for it more than for the others.
  return best !== undefined && wish(best) >= (wishes.get('identity') ?? 0) ? best : 'identity';
}

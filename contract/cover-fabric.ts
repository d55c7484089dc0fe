const FABRICS = ['berry', 'indigo', 'ochre', 'plum', 'teal', 'moss', 'lilac', 'clay', 'slate'] as const;
const PATTERNS = ['p-dot', 'p-chk', 'p-ging', 'p-dia', 'p-sca', 'p-str'] as const;

/** The fabric that a book is bound in, and the class of its pattern. The same seed, any text, always gets the same. */
export function coverFabric(seed: string) {
  const number = Array.from(seed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return {
    fabric: FABRICS[number % FABRICS.length] ?? 'plum',
    pattern: PATTERNS[number % PATTERNS.length] ?? 'p-dot',
  };
}

// How well a picture of its scene shows what a paragraph says: somebody met or a place come to can be seen, a riddle cannot.

const SEEN = [
  // the being, a place, a helper: what the scene names
  { keys: /\/(found|near|settled|arrive|trouble|help|gift)$/, worth: 3 },
  { keys: /\/(intro|setoff|stay|sign|first|second|resolve|back|bye|comes)$/, worth: 2 },
  // a gate is drawn as a gate, whatever is in the way; a tone and a verse are words
  { keys: /^tones\/|\/gates\/|\/(meet|use|after|payoff|plant|want|refrain\/\w+)$/, worth: 0 },
] as const;
const ANYTHING_ELSE = 1;

/** @param keys of the passages a paragraph was told from @returns 0 (hardly to be drawn) to 3 */
export function picturable(keys: readonly string[]): number {
  const worths = keys.map((key) => SEEN.find((seen) => seen.keys.test(key))?.worth ?? ANYTHING_ELSE);
  return Math.max(0, ...worths);
}

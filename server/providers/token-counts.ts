// How many tokens a call came to: what the answer says, where that can be believed, else our own estimate.

/** UTF-8 bytes that make a token, at the least: four in English, two in the scripts that cost most. */
const BYTES_A_TOKEN = 2;
/** No model gets by with so few tokens that one stands for this many of ours. */
const FEWEST = 8;

/** Rather too many, in any script. */
export const tokensIn = (text: string): number => Buffer.byteLength(text) / BYTES_A_TOKEN;

/** @param estimate of ours, by the length of the text */
export function credible(said: number | undefined, estimate: number): number {
  const isCount = said !== undefined && Number.isFinite(said) && said > 0;
  return isCount && said >= estimate / FEWEST ? said : estimate;
}

const graphemes = new Map<string, Intl.Segmenter>();

/** How many words a text has when read aloud; for Chinese, characters. */
export function countWords(text: string, language: string): number {
  if (!language.startsWith('zh')) return text.match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  const segmenter = graphemes.get(language) ?? new Intl.Segmenter(language, { granularity: 'grapheme' });
  graphemes.set(language, segmenter);
  let count = 0;
  for (const { segment } of segmenter.segment(text)) if (/[\p{L}\p{N}]/u.test(segment)) count++;
  return count;
}

/** The first word of a text in small letters: what makes two openings alike. */
export function firstWord(text: string): string {
  return /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}]+)*/u.exec(text)?.[0].toLowerCase() ?? '';
}

/** Sentences of a paragraph: a stop, perhaps a closing quote, then a space and a capital, a digit or an opening quote. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’»]?)(?<!\b(?:Mr|Mrs|Dr)\.)\s+(?=["“‘«„¿¡*]*[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？]”?)|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

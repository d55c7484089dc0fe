const LONGEST = 60;

/** What the file of a book is called: its title in any script, without what file systems do not take. */
export function bookFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ');
  const short = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())]
    .slice(0, LONGEST)
    .map(({ segment }) => segment)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${short || 'story'}.epub`;
}

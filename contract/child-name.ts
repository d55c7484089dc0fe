import * as v from 'valibot';

export const MAX_CHILD_NAME_LENGTH = 40;
/** More words than any family's "Mia, Leo and Noor" needs, fewer than a sentence smuggled in as a name (DECIDE-35). */
const MAX_CHILD_NAME_WORDS = 4;

// Letters and marks of any script; inside also spaces, hyphen, three apostrophes and the middle dot. The joiners
// U+200C and U+200D stand only between letters: Hindi and Bengali spell with them (DECIDE-24).
const NAME = /^\p{L}(?:[\p{L}\p{M} '’ʼ·-]|(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L}))*$/u;

/** The name as it is stored: NFC, without outer spaces, inner spaces collapsed. Line breaks are kept so that they are refused. */
export function tidyChildName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\r\n]+/g, ' ')
    .replace(/^ | $/g, '');
}

/** Whether a tidied name may be a child's name: 1 to 40 code points, letters first, at most four words. */
export function isChildName(name: string): boolean {
  return (
    Array.from(name).length <= MAX_CHILD_NAME_LENGTH &&
    NAME.test(name) &&
    name.split(' ').length <= MAX_CHILD_NAME_WORDS
  );
}

export const ChildNameSchema = v.pipe(v.string(), v.transform(tidyChildName), v.check(isChildName, 'childNameInvalid'));

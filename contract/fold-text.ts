/**
 * The accents of the Latin, Greek and Cyrillic letters. Marks of other scripts stand elsewhere in Unicode and stay: they carry
 * vowels, and मीना is not मोना.
 */
const ACCENTS = /[\u0300-\u036F]/g;

/** A text as it is compared and sorted: small letters without accents, the same in every language of the device. */
export const foldText = (text: string): string => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();

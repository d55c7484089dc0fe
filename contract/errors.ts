// Texts that are said here and there. A module of its own: the first paint needs none of them.
/** Shown instead of the general text when a generate call lacks a required field. */
export const MISSING_FIELDS_TEXT = 'Please fill in all required fields';

/** What a failed story may say of itself; never a provider's words. */
export const STORY_FAILED = 'Story generation failed';
export const STORY_TOOK_TOO_LONG = 'The story took too long. Please try again.';
export const STORY_NOT_SUITABLE = 'We could not write a suitable story for these choices. Please try others.';

/** What a failed picture says of itself. */
export const PICTURE_FAILED = 'This picture could not be painted';

import * as v from 'valibot';
import { MAX_TITLE_LENGTH } from './stories.ts';

/** A told text that can be read to a child: a title, and something in every paragraph. */
export const FitTextSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TITLE_LENGTH)),
  paragraphs: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1))), v.minLength(1)),
});

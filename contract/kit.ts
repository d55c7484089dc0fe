import * as v from 'valibot';

// The kit: what a device needs to tell any story of a language and to draw it. The build lists it, the worker keeps it,
// the page asks whether it is there.
export const KIT_LIST = '/kit.json';
/** Outlives the versions of the worker: a file of the kit never changes under its name. */
export const KIT_CACHE = 'tuckaway-kit';

/** As the list has it, by part: `storyteller/en` and so on, `illustrator`, and `page` with what of it few families open. The bytes are what it takes on the device. */
export const KitSchema = v.record(
  v.string(),
  v.pipe(
    v.object({ folder: v.optional(v.string(), ''), files: v.array(v.string()), bytes: v.number() }),
    v.transform(({ folder, files, bytes }) => ({ files: files.map((name) => folder + name), bytes })),
  ),
);
/** The list as it is written: every part's files without the folder that they lie in. */
export type KitList = v.InferInput<typeof KitSchema>;
export type Kit = v.InferOutput<typeof KitSchema>;

/** Addresses of all that stories of a language need, in the order in which they are missed; none for a language without a bank. */
export function kitFiles(kit: Kit, language: string): readonly string[] {
  const teller = kit[`storyteller/${language}`];
  return teller ? [...teller.files, ...(kit['illustrator']?.files ?? []), ...(kit['page']?.files ?? [])] : [];
}

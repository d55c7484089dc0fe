import * as v from 'valibot';
import { isChildName, tidyChildName } from '#contract/child-name';
import { HeroLookSchema, type HeroLook } from '#contract/hero-look';

/** A child of this device: the name, and the look in pictures if a parent chose one. */
export interface RecentName {
  name: string;
  look: HeroLook | null;
}
export const NOBODY: RecentName = { name: '', look: null };

/** As many as fit in a row or two under the field. */
const MAX_NAMES = 6;
/** A name without a look is kept as plain text, as all names were before looks could be chosen. */
const RecentNameSchema = v.union([
  v.pipe(
    v.string(),
    v.transform((name): RecentName => ({ name, look: null })),
  ),
  // A look that is none any more is dropped; the name stays.
  v.object({ name: v.string(), look: v.fallback(v.nullable(HeroLookSchema), null) }),
]);

const parse = <const S extends v.GenericSchema>(schema: S, text: string | null) => {
  try {
    return v.parse(schema, JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
};

/** The names of earlier stories on this device, newest first. */
export function readNames(text: string | null): RecentName[] {
  const names = parse(v.array(RecentNameSchema), text) ?? [];
  return names.filter(({ name }) => isChildName(name)).slice(0, MAX_NAMES);
}

/** The names as they are kept. */
export function writeNames(names: readonly RecentName[]): string {
  return JSON.stringify(names.map((known) => (known.look ? known : known.name)));
}

/** Whoever stands in the form, with the look chosen so far; nobody when the form holds another name by now. */
export function readPresent(text: string | null, childName: string): RecentName {
  const kept = parse(RecentNameSchema, text);
  return kept?.name === tidyChildName(childName) ? kept : NOBODY;
}

/** The names with this one in front. */
export function withName(names: readonly RecentName[], { name, look }: RecentName): RecentName[] {
  const tidy = tidyChildName(name);
  return [{ name: tidy, look }, ...names.filter((known) => known.name !== tidy)].slice(0, MAX_NAMES);
}

/** The names with another look for one of them. A name of no story yet is not added. */
export function withLook(names: readonly RecentName[], { name, look }: RecentName): RecentName[] {
  return names.map((known) => (known.name === name ? { name, look } : known));
}

const isKnown = (names: readonly RecentName[], name: string) => names.some((known) => known.name === name);
const initial = (name: string) => Array.from(name)[0]?.toLowerCase();

/**
 * Whoever stands in the form once its name is changed. A known name brings its look back; the look of a name that is
 * still being typed stays; a name that is cleared, or typed over by another child's, takes its look along.
 */
export function followName(names: readonly RecentName[], before: RecentName, childName: string): RecentName {
  const name = tidyChildName(childName);
  if (name === before.name) return before;
  const known = names.find((each) => each.name === name);
  if (known) return known;
  const isTyping = before.name === '' || (initial(name) === initial(before.name) && !isKnown(names, before.name));
  return { name, look: name !== '' && isTyping ? before.look : null };
}

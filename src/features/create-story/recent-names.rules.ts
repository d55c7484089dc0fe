import * as v from 'valibot';
import { isChildName, tidyChildName } from '#contract/child-name';

/** As many as fit in a row or two under the field. */
const MAX_NAMES = 6;
const NamesSchema = v.array(v.string());

/** The names of earlier stories on this device, newest first. */
export function readNames(text: string | null): string[] {
  try {
    return v
      .parse(NamesSchema, JSON.parse(text ?? '[]'))
      .filter(isChildName)
      .slice(0, MAX_NAMES);
  } catch {
    return [];
  }
}

/** The names with this one in front. */
export function withName(names: readonly string[], name: string): string[] {
  const tidy = tidyChildName(name);
  return [tidy, ...names.filter((known) => known !== tidy)].slice(0, MAX_NAMES);
}

/** What both engines store as it is. */
type Bindable = null | string | number | bigint | Uint8Array;

/**
 * A value as it is handed to either engine. Throws TypeError for any other: node:sqlite would take a leading object for named
 * parameters and store nothing else, and pg would write it down as JSON, both without an error.
 */
export function bindable(value: unknown): Bindable {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  )
    return value;
  throw new TypeError(`A ${typeof value} cannot be stored as it is`);
}

/** Quiet sounds, as a row of the reading sheet. */
export function SoundsRow() {
  return null;
}

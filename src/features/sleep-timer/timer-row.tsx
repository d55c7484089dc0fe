/** The sleep timer, as a row of the reading sheet. */
export function TimerRow() {
  return null;
}

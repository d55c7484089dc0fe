/** How long things may take, in milliseconds, and how many at once. Tests of crashes and timeouts shorten them. */
export interface PictureWaits {
  /** A worker that says nothing for this long is taken for dead. */
  leaseMs: number;
  renewMs: number;
  /** How often an idle worker looks for pictures that nobody told it of. */
  pollMs: number;
  /** Before the second attempt; the third waits four times as long. */
  retryMs: number;
  /** A picture that is not there so long after the text has failed. */
  deadlineMs: number;
  /** What running pictures get when the server is asked to stop. */
  drainMs: number;
  /** Pictures in the making by one process. */
  atOnce: number;
}

export const PICTURE_WAITS: PictureWaits = {
  leaseMs: 60_000,
  renewMs: 15_000,
  pollMs: 1000,
  retryMs: 2000,
  deadlineMs: 900_000,
  drainMs: 20_000,
  atOnce: 2,
};

/** Whether this is a device that is held in the hand and can hand the file to another app. */
export function canShareFile(file: File): boolean {
  const isHeld = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  return isHeld && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Opens the share sheet. Call it on a press. Closing the sheet is no failure. */
export async function shareFile(file: File): Promise<'sent' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [file] });
    return 'sent';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** What of the browser the file of a cover needs; handed in so that every browser can be played through. */
export interface FileTools {
  canShare: ((data: ShareData) => boolean) | undefined;
  fetch: (address: string) => Promise<Response>;
  /** A picture as PNG: the copy on the device, which stands in for a slow or missing network, is of another type. */
  toPng: (picture: Blob) => Promise<Blob>;
}

/** The cover as a file that this browser shares; undefined where there is none, or where files are not taken. */
export async function coverFile(
  cover: string | undefined,
  { canShare, fetch, toPng }: FileTools,
): Promise<File | undefined> {
  if (!cover || !canShare) return undefined;
  try {
    const answer = await fetch(cover);
    const sent = await answer.blob();
    if (!answer.ok || !sent.type.startsWith('image/')) return undefined;
    const blob = sent.type === 'image/png' ? sent : await toPng(sent).catch(() => sent);
    const file = new File([blob], `cover.${blob.type.slice('image/'.length)}`, { type: blob.type });
    return canShare({ files: [file] }) ? file : undefined;
  } catch {
    return undefined;
  }
}

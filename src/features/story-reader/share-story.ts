interface Shared {
  title: string;
  /** What is said with the link; without a link, all that is handed over. */
  text: string;
  /** Where others find it, if they can. */
  url?: string | undefined;
  /** Address of the cover, if it is there. */
  cover?: string | undefined;
}
type ShareEnd = 'shared' | 'cancelled' | 'copied' | 'by-hand';

/** What of the browser sharing needs; handed in so that every browser can be played through. */
interface ShareTools {
  navigator:
    | Pick<Navigator, 'canShare' | 'share' | 'clipboard'>
    | { clipboard?: Clipboard; share?: undefined; canShare?: undefined };
  fetch: typeof fetch;
  /** A picture as PNG: the copy on the device, which stands in for a slow or missing network, is of another type. */
  toPng: (picture: Blob) => Promise<Blob>;
}

async function coverFile(cover: string | undefined, { navigator, fetch, toPng }: ShareTools): Promise<File[]> {
  if (!cover || !navigator.canShare) return [];
  try {
    const answer = await fetch(cover);
    const sent = await answer.blob();
    if (!answer.ok || !sent.type.startsWith('image/')) return [];
    const blob = sent.type === 'image/png' ? sent : await toPng(sent).catch(() => sent);
    const file = new File([blob], `cover.${blob.type.slice('image/'.length)}`, { type: blob.type });
    return navigator.canShare({ files: [file] }) ? [file] : [];
  } catch {
    return [];
  }
}

/**
 * Shares natively, with the cover where that works; else, and when sharing fails, copies the link, or the text where there
 * is no link. A cancel is no failure.
 */
export async function shareStory({ cover, url, ...words }: Shared, tools: ShareTools): Promise<ShareEnd> {
  const data = url === undefined ? words : { ...words, url };
  if (tools.navigator.share) {
    const files = await coverFile(cover, tools);
    try {
      await tools.navigator.share(files.length > 0 ? { ...data, files } : data);
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    if (!tools.navigator.clipboard) return 'by-hand';
    await tools.navigator.clipboard.writeText(url ?? words.text);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}

interface Shared {
  title: string;
  /** What is said with the link; without a link, all that is handed over. */
  text: string;
  /** Where others find it, if they can. */
  url?: string | undefined;
  /** The cover, if it is there. It has to be at hand: a browser forgets the tap while something is fetched. */
  file?: File | undefined;
}
type ShareEnd = 'shared' | 'cancelled' | 'copied' | 'by-hand';

/** What of the browser sharing needs; handed in so that every browser can be played through. */
interface ShareTools {
  navigator: Pick<Navigator, 'share' | 'clipboard'> | { clipboard?: Clipboard; share?: undefined };
  /** Whether words are lost that are shared beside a file, as on iOS. */
  losesWords: boolean;
}

async function copy(words: string, { navigator }: ShareTools): Promise<boolean> {
  try {
    if (!navigator.clipboard) return false;
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shares natively, with the cover where that works; else, and when sharing fails, copies the link, or the text where there
 * is no link. A cancel is no failure. Where words beside a file are lost, the file goes alone and the link is copied beside it.
 */
export async function shareStory({ file, url, ...words }: Shared, tools: ShareTools): Promise<ShareEnd> {
  const data = url === undefined ? words : { ...words, url };
  const copied = url ?? words.text;
  if (tools.navigator.share) {
    const isFileAlone = file !== undefined && tools.losesWords && url !== undefined;
    const takesFile = file !== undefined && (!tools.losesWords || isFileAlone);
    // Both have to begin before anything is waited for.
    const isCopied = isFileAlone ? copy(copied, tools) : Promise.resolve(false);
    try {
      await tools.navigator.share(isFileAlone ? { files: [file] } : takesFile ? { ...data, files: [file] } : data);
      return (await isCopied) ? 'copied' : 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copy(copied, tools)) ? 'copied' : 'by-hand';
}

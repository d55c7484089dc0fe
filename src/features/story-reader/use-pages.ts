import { useLayoutEffect } from 'react';
import { BOOK_WIDTHS, pagesSetting } from '../../lib/reading-settings.ts';
import { useMedia } from '../../lib/use-media.ts';

/**
 * Whether a story is a book to turn the pages of; else it is one long page. The style sheet goes by the same word on the root,
 * which the script in index.html writes before the first paint: `all` where pages were chosen, `book` where a story with pictures
 * has the room for them.
 * @param isOnePage whatever was chosen
 */
export function usePages(hasPictures: boolean, isOnePage: boolean): boolean {
  const wanted = pagesSetting.use();
  const chosen = isOnePage ? 'scroll' : wanted;
  const isWide = useMedia(BOOK_WIDTHS);
  const pages = chosen === 'pages' ? 'all' : chosen === 'auto' && isWide ? 'book' : undefined;
  useLayoutEffect(() => {
    if (pages) document.documentElement.dataset['pages'] = pages;
    else delete document.documentElement.dataset['pages'];
  }, [pages]);
  return pages === 'all' || (pages === 'book' && hasPictures);
}

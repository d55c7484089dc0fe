import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenStory } from '../../lib/open-story.ts';
import { canShareFile, shareFile } from '../../lib/share-file.ts';
import { printStory } from './print-story.ts';

export type TakeAlong =
  | { step: 'idle' | 'printing' | 'binding' | 'taken' | 'failed' }
  /** Bound, and a press away from the share sheet: browsers open it only on a press. */
  | { step: 'bound'; file: File };

/** Printing the open story and taking it along: where it stands, and what can be done. One at a time. */
export function useTakeAlong({ story, text }: OpenStory) {
  const { t, i18n } = useTranslation(['bedtime', 'stories']);
  const [state, setState] = useState<TakeAlong>({ step: 'idle' });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function print() {
    setState({ step: 'printing' });
    await printStory(() => setState({ step: 'idle' }));
  }

  /** Binds the book; what is held in the hand then offers to share it, anything else downloads it. */
  async function takeAlong() {
    setState({ step: 'binding' });
    const { protagonist_name: name } = story.parameters;
    let end: TakeAlong;
    try {
      const { makeBook, downloadFile } = await import('./make-book.ts');
      const file = await makeBook(story, text, {
        language: i18n.language,
        starring: name === '' ? '' : t('reader.starring', { ns: 'stories', name }),
        theEnd: t('reader.theEnd', { ns: 'stories' }),
        contents: t('takeAlong.contents'),
        accessibility: t('takeAlong.accessibility'),
      });
      // A sheet that was closed meanwhile has changed its mind.
      if (!isHere.current) return;
      if (canShareFile(file)) end = { step: 'bound', file };
      else {
        downloadFile(file);
        end = { step: 'taken' };
      }
    } catch (cause) {
      console.warn('a book could not be made', cause);
      end = { step: 'failed' };
    }
    setState(end);
  }

  /** Hands the book to the share sheet; where that fails it is downloaded. Resolves to whether it has gone. */
  async function send(file: File): Promise<boolean> {
    const sent = await shareFile(file);
    if (sent === 'cancelled') return false;
    if (sent === 'failed') (await import('./make-book.ts')).downloadFile(file);
    setState({ step: 'taken' });
    return true;
  }

  return { state, print, takeAlong, send };
}

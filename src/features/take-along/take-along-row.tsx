import { BookDown, Printer, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenStory } from '../../lib/open-story.ts';
import '../../styles/take-along.css';
import { useTakeAlong } from './use-take-along.ts';

/** Print it, or take it along as a book file: rows of the reading sheet. */
export function TakeAlongRow({ open }: { open: OpenStory }) {
  const { t } = useTranslation(['bedtime']);
  const { state, print, takeAlong, send } = useTakeAlong(open);
  const taker = useRef<HTMLButtonElement>(null);
  const isBusy = state.step === 'printing' || state.step === 'binding';
  const hand = async (file: File) => {
    // Its button goes when it is sent.
    if (await send(file)) taker.current?.focus({ preventScroll: true });
  };
  return (
    <div className="take-along">
      <button
        type="button"
        className="btn btn-secondary"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || print())}
      >
        <Printer size={20} />
        {t('takeAlong.print')}
      </button>
      <button
        type="button"
        ref={taker}
        className="btn btn-secondary"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || takeAlong())}
      >
        <BookDown size={20} />
        {t('takeAlong.take')}
      </button>
      {state.step === 'bound' ? (
        <button type="button" className="btn btn-primary" onClick={() => void hand(state.file)}>
          <Share2 size={20} />
          {t('takeAlong.send')}
        </button>
      ) : null}
      <p role="status">{state.step === 'idle' ? '' : t(`takeAlong.${state.step}`)}</p>
    </div>
  );
}

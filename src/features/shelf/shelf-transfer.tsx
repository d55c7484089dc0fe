import { useQuery } from '@tanstack/react-query';
import { PackageOpen, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '../../styles/shelf-transfer.css';
import { handOnFocus } from '../../lib/hand-on-focus.ts';
import { shelfTotalsQuery } from '../../lib/shelf.ts';
import { useShelfTransfer, type Transfer } from './use-shelf-transfer.ts';

/** What there is to say of a transfer. */
function useWords(transfer: Transfer): string {
  const { t } = useTranslation(['stories']);
  switch (transfer.step) {
    case 'idle':
      return '';
    case 'packing':
    case 'unpacking':
    case 'packed':
    case 'taken':
      return t(`transfer.${transfer.step}`);
    case 'failed':
      if (transfer.reason !== 'Other') return t(`transfer.failures.${transfer.reason}`);
      return t(transfer.isImport ? 'transfer.failedIn' : 'transfer.failedOut');
    case 'arrived': {
      const { added, updated, known, left_out } = transfer.result;
      const said = [
        added > 0 ? t('transfer.added', { count: added }) : '',
        updated > 0 ? t('transfer.updated', { count: updated }) : '',
        known > 0 ? t('transfer.known', { count: known }) : '',
        left_out > 0 ? t('transfer.leftOut', { count: left_out }) : '',
      ].filter(Boolean);
      return said.join(' ') || t('transfer.empty');
    }
  }
}

const toTake = handOnFocus((part) => part.closest('section')?.querySelector('button[data-take]'));
const toBring = handOnFocus((part) => part.closest('section')?.querySelector('button[data-bring]'));

/** Takes the whole shelf along as one file, and brings such a file in. */
export function ShelfTransfer() {
  const { t } = useTranslation(['stories']);
  const { transfer, takeAlong, bringIn, send, cancel } = useShelfTransfer();
  const words = useWords(transfer);
  const { data: totals } = useQuery(shelfTotalsQuery);
  const isEmpty = totals?.stories === 0;
  const section = useRef<HTMLElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const isRunning = transfer.step === 'packing' || transfer.step === 'unpacking';
  const isPacked = transfer.step === 'packed';
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !section.current?.contains(activeElement);
    if (isPacked && !isElsewhere) sendButton.current?.focus();
  }, [isPacked]);
  const stop = (button: HTMLElement) => {
    // Some browsers do not focus what is pressed; from here the focus goes back to what began it.
    button.focus();
    cancel();
  };
  return (
    <section ref={section} className="shelf-transfer" aria-labelledby="shelf-transfer">
      <h2 id="shelf-transfer">{t('transfer.title')}</h2>
      <p>{t('transfer.text')}</p>
      <div className="shelf-transfer-actions">
        <button
          type="button"
          data-take
          className="btn btn-secondary"
          hidden={isEmpty}
          aria-disabled={isRunning}
          onClick={() => void (isRunning || takeAlong())}
        >
          <Send size={20} />
          {t('transfer.take')}
        </button>
        <button
          type="button"
          data-bring
          className="btn btn-secondary"
          aria-disabled={isRunning}
          onClick={() => void (isRunning || picker.current?.click())}
        >
          <PackageOpen size={20} />
          {t('transfer.bring')}
        </button>
        <input
          ref={picker}
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label={t('transfer.bring')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void bringIn(chosen);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {isRunning ? (
        <div ref={transfer.step === 'packing' ? toTake : toBring} className="shelf-transfer-actions">
          <progress aria-label={t(`transfer.${transfer.step}`)} max={100} value={transfer.percent} />
          <button type="button" className="btn btn-quiet" onClick={({ currentTarget }) => stop(currentTarget)}>
            {t('transfer.cancel')}
          </button>
        </div>
      ) : null}
      {isPacked ? (
        <div ref={toTake} className="shelf-transfer-actions">
          <button ref={sendButton} type="button" className="btn btn-primary" onClick={() => void send(transfer.file)}>
            {t('transfer.send')}
          </button>
        </div>
      ) : null}
      <p role="status">{words}</p>
    </section>
  );
}

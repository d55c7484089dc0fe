import { PackageOpen, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '../../styles/shelf-transfer.css';
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

/** Takes the whole shelf along as one file, and brings such a file in. */
export function ShelfTransfer() {
  const { t } = useTranslation(['stories']);
  const { transfer, takeAlong, bringIn, send, cancel } = useShelfTransfer();
  const words = useWords(transfer);
  const picker = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const takeButton = useRef<HTMLButtonElement>(null);
  const isRunning = transfer.step === 'packing' || transfer.step === 'unpacking';
  const isPacked = transfer.step === 'packed';
  useEffect(() => {
    if (isPacked) sendButton.current?.focus();
  }, [isPacked]);
  const stop = () => {
    cancel();
    takeButton.current?.focus();
  };
  return (
    <section className="shelf-transfer" aria-labelledby="shelf-transfer">
      <h2 id="shelf-transfer">{t('transfer.title')}</h2>
      <p>{t('transfer.text')}</p>
      <div className="shelf-transfer-actions">
        <button
          ref={takeButton}
          type="button"
          className="btn btn-secondary"
          aria-disabled={isRunning}
          onClick={() => void (isRunning || takeAlong())}
        >
          <Send size={20} />
          {t('transfer.take')}
        </button>
        <button
          type="button"
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
        <div className="shelf-transfer-actions">
          <progress aria-label={t(`transfer.${transfer.step}`)} max={100} value={transfer.percent} />
          <button type="button" className="btn btn-quiet" onClick={stop}>
            {t('transfer.cancel')}
          </button>
        </div>
      ) : null}
      {isPacked ? (
        <button ref={sendButton} type="button" className="btn btn-primary" onClick={() => void send(transfer.file)}>
          {t('transfer.send')}
        </button>
      ) : null}
      <p role="status">{words}</p>
    </section>
  );
}

import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/use-online.ts';

interface PricesNoteProps {
  /** What to say where no price is known. */
  failure: string;
  isFailed: boolean;
  isStale: boolean;
}

/** Says why the prices are not today's: in an alert where none is known, quietly where the last ones stand. */
export function PricesNote({ failure, isFailed, isStale }: PricesNoteProps) {
  const { t } = useTranslation(['pricing']);
  const isOnline = useOnline();
  return (
    <>
      {isFailed ? (
        <div role="alert" className="offer-alert">
          <CircleAlert size={22} aria-hidden="true" />
          <p>{failure}</p>
        </div>
      ) : null}
      <p role="status" className="offer-stale">
        {isStale ? t(isOnline ? 'staleOnline' : 'stale') : null}
      </p>
    </>
  );
}

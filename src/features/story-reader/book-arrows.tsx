import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface BookArrowsProps {
  page: number;
  of: number;
  /** Which stitch is lit, and how many there are: the title, each part under its picture, The End. */
  part: number;
  parts: number;
  onTurn: (by: 1 | -1) => void;
}

/** What turns the pages of a book, and how far it is read. */
export function BookArrows({ page, of, part, parts, onTurn }: BookArrowsProps) {
  const { t } = useTranslation(['stories']);
  return (
    <nav className="book-arrows" aria-label={t('book.pages')}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('book.previous')}
        disabled={page === 1}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeft size={26} />
      </button>
      <span role="status" className="sr-only">
        {t('book.page', { page, of })}
      </span>
      <span className="book-stitches" aria-hidden="true">
        {Array.from({ length: parts + 2 }, (_, at) => (
          <span key={at} data-state={at === part + 1 ? 'now' : at <= part ? 'done' : 'soon'} />
        ))}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('book.next')}
        disabled={page === of}
        onClick={() => onTurn(1)}
      >
        <ChevronRight size={26} />
      </button>
    </nav>
  );
}

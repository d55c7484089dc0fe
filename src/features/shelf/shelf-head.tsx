import { ArrowDownUp, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShelfOrder } from '#shelf/pages';
import type { Totals } from '#shelf/totals';
import { sizeLabel } from './size-label.ts';
import { ORDERS } from './use-shelf-order.ts';

interface ShelfHeadProps {
  totals: Totals | undefined;
  order: ShelfOrder;
  onOrder: (order: string) => void;
  isSearching: boolean;
  onSearch: () => void;
  strip: ReactNode;
}

/** What the shelf is, how much lies on it, and the ways to find one story among many. */
export function ShelfHead({ totals, order, onOrder, isSearching, onSearch, strip }: ShelfHeadProps) {
  const { t, i18n } = useTranslation(['stories']);
  const size = totals ? sizeLabel(totals.bytes, i18n.language) : '';
  return (
    <header className="shelf-head">
      <div className="shelf-head-words">
        <h1 id="shelf-here" tabIndex={-1}>
          {t('shelf.title')}
        </h1>
        <p className="shelf-count">{totals ? t('shelf.count', { count: totals.stories, size }) : '\u00A0'}</p>
      </div>
      <div className="shelf-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={t('shelf.search')}
          aria-expanded={isSearching}
          data-search
          onClick={onSearch}
        >
          <Search size={23} aria-hidden="true" />
        </button>
        <label className="shelf-order">
          <ArrowDownUp size={22} aria-hidden="true" />
          <span className="sr-only">{t('shelf.order')}</span>
          <select value={order} onChange={(event) => onOrder(event.target.value)}>
            {ORDERS.map((each) => (
              <option key={each} value={each}>
                {t(`shelf.orders.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {strip}
    </header>
  );
}

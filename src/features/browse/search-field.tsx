import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
}

/** Asks for a category. Escape and the button empty it. */
export function SearchField({ text, onText }: SearchFieldProps) {
  const { t } = useTranslation(['categories']);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div role="search" className="browse-search">
      <Search size={21} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        name="browse-search"
        aria-label={t('browse.search')}
        placeholder={t('browse.searchHint')}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          onText('');
        }}
      />
      {text === '' ? null : (
        <button
          type="button"
          className="icon-button"
          aria-label={t('browse.searchClear')}
          onClick={() => {
            onText('');
            field.current?.focus();
          }}
        >
          <X size={22} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

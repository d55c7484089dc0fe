import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface FamilySearchProps {
  text: string;
  onText: (text: string) => void;
  /** What came of it, for everybody to hear. */
  said: string | null;
}

/** Where a title or a name is asked for. Escape empties the field. */
export function FamilySearch({ text, onText, said }: FamilySearchProps) {
  const { t } = useTranslation(['stories', 'library']);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="shelf-search" role="search">
        <input
          ref={field}
          type="search"
          name="family-search"
          aria-label={t('search', { ns: 'library' })}
          placeholder={t('shelf.searchHint')}
          value={text}
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
            aria-label={t('shelf.searchClear')}
            onClick={() => {
              onText('');
              field.current?.focus();
            }}
          >
            <X size={22} aria-hidden="true" />
          </button>
        )}
      </div>
      <p role="status" className="family-said">
        {said}
      </p>
    </>
  );
}

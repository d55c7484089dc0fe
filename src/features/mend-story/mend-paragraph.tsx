import { Plus, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MendField } from './mend-field.tsx';
import { paragraphLeft, type Block, type Stroke } from './mend-draft.rules.ts';

interface MendParagraphProps {
  block: Block;
  /** Its number, from 1. */
  number: number;
  of: number;
  lang: string;
  onStroke: (stroke: Stroke) => void;
}

// A tap that took the focus first would hide what was tapped.
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** A paragraph with what can be done to it; one that was removed can be put back in its place. */
export function MendParagraph({ block: { key, text, isRemoved }, number, of, lang, onStroke }: MendParagraphProps) {
  const { t } = useTranslation(['bedtime']);
  if (isRemoved)
    return (
      <div className="mend-part mend-removed">
        <span>{t('mend.removed', { number })}</span>
        <button
          type="button"
          className="btn btn-quiet"
          data-field={key}
          onClick={() => onStroke({ type: 'put-back', key })}
        >
          <Undo2 size={20} aria-hidden="true" />
          {t('mend.putBack')}
        </button>
      </div>
    );
  return (
    <div className="mend-part">
      <MendField
        label={t('mend.paragraph', { number, of })}
        text={text}
        lang={lang}
        left={paragraphLeft(text)}
        field={String(key)}
        onText={(next) => onStroke({ type: 'text', key, text: next })}
      />
      <div className="mend-tools">
        <button
          type="button"
          className="btn btn-quiet"
          onMouseDown={keepFocus}
          onClick={() => onStroke({ type: 'add-after', key })}
        >
          <Plus size={20} aria-hidden="true" />
          {t('mend.addAfter')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onMouseDown={keepFocus}
          onClick={() => onStroke({ type: 'remove', key })}
        >
          <Trash2 size={20} aria-hidden="true" />
          {t('mend.remove')}
        </button>
      </div>
    </div>
  );
}

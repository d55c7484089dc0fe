import { Baby } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../components/ui/sheet.tsx';
import { SetUp } from './set-up.tsx';

/** The way into the children's shelf: a button, and the sheet that it opens. */
export function HandOver({ onHandedOver }: { onHandedOver: () => void }) {
  const { t } = useTranslation(['bedtime']);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={button} type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Baby size={21} aria-hidden="true" />
        {t('children.handOver')}
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('children.setUp.title')}
        closeLabel={t('children.close')}
        side="bottom"
        opener={() => button.current}
      >
        <SetUp onHandedOver={onHandedOver} />
      </Sheet>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../components/ui/sheet.tsx';
import { ForgottenPin, type OwnAccount } from './forgotten-pin.tsx';
import { GrownUpQuestion } from './grown-up-question.tsx';
import { lock } from './lock.ts';
import { afterRight, afterWrong, leftOf, OPEN_LOCK, seenAt } from './lock.rules.ts';
import { PinPad } from './pin-pad.tsx';
import { useNow } from './use-now.ts';

interface WayOutProps {
  account: OwnAccount | undefined;
  /** A grown-up is here: the mode may end. */
  onOut: () => void;
  onClose: () => void;
  opener: () => HTMLElement | null;
}

/** What stands between the children's shelf and everything else: the PIN, or a question for grown-ups. */
export function WayOut({ account, onOut, onClose, opener }: WayOutProps) {
  const { t, i18n } = useTranslation(['bedtime']);
  const [isForgotten, setForgotten] = useState(false);
  const { pin, wait } = lock.use();
  const now = useNow();
  const time = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit', second: '2-digit' });
  const isWaiting = leftOf(wait, now) > 0;
  const leave = () => {
    // Another tab may have begun a wait meanwhile.
    const seen = seenAt(lock.read(), Date.now());
    if (leftOf(seen.wait, Date.now()) > 0) return lock.choose(seen);
    lock.choose(afterRight(seen));
    onOut();
  };
  const countWrong = () => lock.choose(afterWrong(seenAt(lock.read(), Date.now()), Date.now()));
  const takeOff = () => {
    lock.choose(OPEN_LOCK);
    onOut();
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('children.out.title')}
      closeLabel={t('children.close')}
      side="bottom"
      opener={opener}
    >
      <div className="lock-body">
        {isForgotten && pin ? (
          <ForgottenPin account={account} now={now} onTakenOff={takeOff} onBack={() => setForgotten(false)} />
        ) : (
          <>
            {isWaiting && wait ? (
              <p role="alert">{t('children.out.wait', { time: time.format(wait.ends_at) })}</p>
            ) : null}
            {!isWaiting && pin ? <PinPad pin={pin} onRight={leave} onWrong={countWrong} /> : null}
            {!isWaiting && !pin ? <GrownUpQuestion onRight={leave} onWrong={countWrong} /> : null}
            {pin ? (
              <button type="button" className="btn btn-quiet" onClick={() => setForgotten(true)}>
                {t('children.out.forgot')}
              </button>
            ) : null}
          </>
        )}
      </div>
    </Sheet>
  );
}

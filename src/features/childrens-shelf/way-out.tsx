import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../components/ui/sheet.tsx';
import { ForgottenPin, type OwnAccount } from './forgotten-pin.tsx';
import { GrownUpQuestion } from './grown-up-question.tsx';
import { asksQuestion, lock, lookAtLock } from './lock.ts';
import { afterRight, afterWrong, leftOf, OPEN_LOCK } from './lock.rules.ts';
import { PinPad } from './pin-pad.tsx';

const MINUTE_MS = 60_000;

interface WayOutProps {
  account: OwnAccount;
  /** A grown-up is here: the mode may end. */
  onOut: () => void;
  onClose: () => void;
  opener: () => HTMLElement | null;
}

/** What stands between the children's shelf and everything else: the PIN, or a question for grown-ups. */
export function WayOut({ account, onOut, onClose, opener }: WayOutProps) {
  const { t } = useTranslation(['bedtime']);
  const [isForgotten, setForgotten] = useState(false);
  const { pin, wait } = lock.use();
  // A PIN whose record was lost leaves the ways of a forgotten one: never the easier question.
  const isQuestion = !pin && asksQuestion();
  const isWaiting = leftOf(wait) > 0;
  const leave = () => {
    // Another tab may have begun a wait meanwhile.
    const seen = lookAtLock();
    if (leftOf(seen.wait) > 0) return;
    lock.choose(afterRight(seen));
    onOut();
  };
  const countWrong = () => lock.choose(afterWrong(lookAtLock(), Date.now(), isQuestion));
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
        {isWaiting ? (
          <p role="alert">{t('children.out.wait', { count: Math.ceil(leftOf(wait) / MINUTE_MS) })}</p>
        ) : null}
        {isForgotten || !(pin || isQuestion) ? (
          <ForgottenPin
            account={account}
            isWaiting={isWaiting}
            onWrong={countWrong}
            onTakenOff={takeOff}
            onBack={pin ? () => setForgotten(false) : undefined}
          />
        ) : (
          <>
            {!isWaiting && pin ? <PinPad pin={pin} onRight={leave} onWrong={countWrong} /> : null}
            {!isWaiting && isQuestion ? <GrownUpQuestion onRight={leave} onWrong={countWrong} /> : null}
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

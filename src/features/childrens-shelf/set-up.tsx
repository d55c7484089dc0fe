import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isChildrensMode, setChildrensMode } from '../../lib/childrens-mode.ts';
import { currentUser } from '../../lib/session.ts';
import { useTonight } from '../../lib/tonight.ts';
import { keepLock, lock } from './lock.ts';
import { OPEN_LOCK } from './lock.rules.ts';
import { canKeepPin, isPin, keepPin, MOST_DIGITS } from './pin.ts';

type Way = 'same' | 'pin' | 'question';
type Problem = 'notDigits' | 'differ' | 'failed';

/** What a child will find, what opens the way out again, and the start. `onHandedOver` is called when the mode has begun. */
export function SetUp({ onHandedOver }: { onHandedOver: () => void }) {
  const { t } = useTranslation(['bedtime']);
  const id = useId();
  const kept = lock.use();
  const hasTonight = useTonight() !== null;
  const canPin = canKeepPin();
  const ways: Way[] = [...(kept.pin ? (['same'] as const) : []), ...(canPin ? (['pin'] as const) : []), 'question'];
  const [way, setWay] = useState<Way>(() => ways[0] ?? 'question');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [isOnlyTonight, setOnlyTonight] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const begin = async () => {
    const nextPin = way === 'same' ? kept.pin : way === 'pin' ? await keepPin(pin) : null;
    const email = currentUser()?.email ?? null;
    const isKept = keepLock({ ...OPEN_LOCK, pin: nextPin, email, only_tonight: hasTonight && isOnlyTonight });
    if (isKept) setChildrensMode(nextPin ? 'pin' : 'question');
    if (!isKept || !isChildrensMode()) return setProblem('failed');
    onHandedOver();
  };
  const start = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = way !== 'pin' ? undefined : !isPin(pin) ? 'notDigits' : pin !== again ? 'differ' : undefined;
    setProblem(wrong);
    if (wrong) return document.getElementById(`${id}-pin`)?.focus();
    setBusy(true);
    await begin().catch(() => setProblem('failed'));
    setBusy(false);
  };
  const label: Record<Way, string> = {
    same: t('children.setUp.same'),
    pin: kept.pin ? t('children.setUp.newPin') : t('children.setUp.pin'),
    question: t('children.setUp.question'),
  };
  const field = (name: 'pin' | 'again', value: string, onValue: (value: string) => void) => (
    <>
      <label htmlFor={`${id}-${name}`}>{name === 'pin' ? t('children.setUp.digits') : t('children.setUp.again')}</label>
      <input
        id={`${id}-${name}`}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_DIGITS}
        className="text-field"
        value={value}
        aria-invalid={problem === 'notDigits' || problem === 'differ'}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onValue(event.target.value)}
      />
    </>
  );
  return (
    <form className="lock-body lock-form" onSubmit={(event) => void start(event)} noValidate autoComplete="off">
      <p className="text-ink2">{t('children.setUp.can')}</p>
      {hasTonight ? (
        <>
          <p className="text-ink2">{t('children.setUp.tonightFirst')}</p>
          <label className="lock-choice">
            <input type="checkbox" checked={isOnlyTonight} onChange={(event) => setOnlyTonight(event.target.checked)} />
            {t('children.setUp.onlyTonight')}
          </label>
        </>
      ) : null}
      <fieldset className="lock-ways">
        <legend>{t('children.setUp.lock')}</legend>
        {ways.map((each) => (
          <label key={each} className="lock-choice">
            <input
              type="radio"
              name={`${id}-way`}
              checked={way === each}
              aria-describedby={each === 'question' ? `${id}-hint` : undefined}
              onChange={() => setWay(each)}
            />
            {label[each]}
          </label>
        ))}
        <p id={`${id}-hint`} className="text-ink2">
          {canPin ? t('children.setUp.questionHint') : t('children.setUp.noPin')}
        </p>
      </fieldset>
      {way === 'pin' ? (
        <>
          {field('pin', pin, setPin)}
          {field('again', again, setAgain)}
        </>
      ) : null}
      <p id={`${id}-problem`} role="alert" className="lock-wrong">
        {problem ? t(`children.setUp.${problem}`) : null}
      </p>
      <p className="text-ink2">{t('children.setUp.cannotKeep')}</p>
      <button type="submit" className="btn btn-primary" aria-busy={isBusy}>
        {t('children.setUp.start')}
      </button>
    </form>
  );
}

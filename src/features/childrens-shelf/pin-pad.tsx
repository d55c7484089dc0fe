import { Delete } from 'lucide-react';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FEWEST_DIGITS, isRight, MOST_DIGITS } from './pin.ts';
import type { Pin } from './lock.rules.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface PinPadProps {
  pin: Pin;
  onRight: () => void;
  onWrong: () => void;
}

/** Asks for the PIN: by large digits, or by the keyboard. */
export function PinPad({ pin, onRight, onWrong }: PinPadProps) {
  const { t } = useTranslation(['bedtime']);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const type = (text: string) => {
    setWrong(false);
    setTyped(text.replaceAll(/\D/g, '').slice(0, MOST_DIGITS));
  };
  const check = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isChecking || typed.length < FEWEST_DIGITS) return;
    setChecking(true);
    const right = await isRight(typed, pin).catch(() => false);
    setChecking(false);
    if (right) return onRight();
    setTyped('');
    setWrong(true);
    field.current?.focus();
    onWrong();
  };
  const isTooShort = typed.length < FEWEST_DIGITS;
  return (
    <form className="pin-pad" onSubmit={(event) => void check(event)} autoComplete="off">
      <p className="text-ink2">{t('children.out.pinText')}</p>
      <label htmlFor={id}>{t('children.out.pin')}</label>
      <input
        ref={field}
        id={id}
        // The digits of the page are larger than those of the device, which would lie over them.
        inputMode="none"
        type="password"
        autoComplete="off"
        className="text-field"
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
        onChange={(event) => type(event.target.value)}
      />
      <p id={`${id}-wrong`} role="alert" className="lock-wrong">
        {isWrong ? t('children.out.wrongPin') : null}
      </p>
      <div className="pin-digits">
        {DIGITS.map((digit) => (
          <button key={digit} type="button" onClick={() => type(typed + digit)}>
            {digit}
          </button>
        ))}
        <button type="button" aria-label={t('children.out.delete')} onClick={() => type(typed.slice(0, -1))}>
          <Delete size={26} aria-hidden="true" />
        </button>
        <button type="button" onClick={() => type(`${typed}0`)}>
          0
        </button>
        <button type="submit" aria-busy={isChecking} aria-disabled={isTooShort} className="pin-open">
          {t('children.out.open')}
        </button>
      </div>
    </form>
  );
}

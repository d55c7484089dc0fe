import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { DayWay } from './day-way.tsx';
import { lock } from './lock.ts';

/** Whose password opens the way out, and what asks the server whether it is the right one. */
export interface OwnAccount {
  /** Who is signed in on this device now; the lock itself knows who was when it was set. */
  email: string | undefined;
  /** Rejects with the server's words where it is not. */
  checkPassword: (email: string, password: string) => Promise<unknown>;
}

interface ForgottenPinProps {
  account: OwnAccount;
  /** Whether too many tries were wrong: none more is taken for now. */
  isWaiting: boolean;
  onWrong: () => void;
  /** The lock comes off together with its PIN. */
  onTakenOff: () => void;
  /** Undefined where there is no PIN to go back to. */
  onBack: (() => void) | undefined;
}

interface ByPasswordProps extends Pick<ForgottenPinProps, 'onWrong' | 'onTakenOff'> {
  email: string;
  checkPassword: OwnAccount['checkPassword'];
}

function ByPassword({ email, checkPassword, onWrong, onTakenOff }: ByPasswordProps) {
  const { t } = useTranslation(['bedtime']);
  const id = useId();
  const [password, setPassword] = useState('');
  const check = useMutation({
    mutationFn: (typed: string) => checkPassword(email, typed),
    networkMode: 'always',
    onSuccess: onTakenOff,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) onWrong();
    },
  });
  const { error } = check;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (password !== '' && !check.isPending) check.mutate(password);
  };
  return (
    <form className="lock-form" onSubmit={send} autoComplete="off">
      <p className="text-ink2">{t('children.forgotten.passwordText')}</p>
      <label htmlFor={id}>{t('children.forgotten.password', { email })}</label>
      <input
        id={id}
        type="password"
        // What the browser remembers must not open the lock by itself; "off" is not heeded for passwords.
        autoComplete="one-time-code"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore="true"
        className="text-field"
        value={password}
        aria-describedby={`${id}-wrong`}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p id={`${id}-wrong`} role="alert" className="lock-wrong">
        {error
          ? error instanceof ApiError && error.status > 0
            ? error.message
            : t('children.forgotten.offline')
          : null}
      </p>
      <button type="submit" className="btn btn-secondary" aria-busy={check.isPending}>
        {t('children.forgotten.passwordSend')}
      </button>
      <div className="seam" />
    </form>
  );
}

/** What whoever has forgotten the PIN can do: the account's password, or a day of waiting. */
export function ForgottenPin({ account, isWaiting, onWrong, onTakenOff, onBack }: ForgottenPinProps) {
  const { t } = useTranslation(['bedtime']);
  const head = useRef<HTMLHeadingElement>(null);
  const email = lock.use().email ?? account.email;
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="lock-form">
      <h3 ref={head} tabIndex={-1}>
        {onBack ? t('children.forgotten.title') : t('children.forgotten.lost')}
      </h3>
      {email && !isWaiting ? (
        <ByPassword email={email} checkPassword={account.checkPassword} onWrong={onWrong} onTakenOff={onTakenOff} />
      ) : null}
      <DayWay onTakenOff={onTakenOff} onBegun={() => head.current?.focus()} />
      {onBack ? (
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          {t('children.forgotten.back')}
        </button>
      ) : null}
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { lock } from './lock.ts';
import { afterForgotten, leftOf } from './lock.rules.ts';

/** An account that is signed in on this device, and what asks the server whether a password is its own. */
export interface OwnAccount {
  email: string;
  /** Rejects with the server's words where it is not. */
  checkPassword: (password: string) => Promise<unknown>;
}

interface ForgottenPinProps {
  account: OwnAccount | undefined;
  now: number;
  /** The lock comes off together with its PIN. */
  onTakenOff: () => void;
  onBack: () => void;
}

function ByPassword({ account, onTakenOff }: { account: OwnAccount; onTakenOff: () => void }) {
  const { t } = useTranslation(['bedtime']);
  const id = useId();
  const [password, setPassword] = useState('');
  const check = useMutation({ mutationFn: account.checkPassword, networkMode: 'always', onSuccess: onTakenOff });
  const { error } = check;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (password !== '' && !check.isPending) check.mutate(password);
  };
  return (
    <form className="lock-form" onSubmit={send}>
      <p className="text-ink2">{t('children.forgotten.passwordText')}</p>
      <label htmlFor={id}>{t('children.forgotten.password', { email: account.email })}</label>
      <input
        id={id}
        type="password"
        autoComplete="current-password"
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
export function ForgottenPin({ account, now, onTakenOff, onBack }: ForgottenPinProps) {
  const { t, i18n } = useTranslation(['bedtime']);
  const head = useRef<HTMLHeadingElement>(null);
  const { forgotten } = lock.use();
  useEffect(() => head.current?.focus(), []);
  const time = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  const isOver = forgotten !== null && leftOf(forgotten, now) === 0;
  return (
    <div className="lock-form">
      <h3 ref={head} tabIndex={-1}>
        {t('children.forgotten.title')}
      </h3>
      {account ? <ByPassword account={account} onTakenOff={onTakenOff} /> : null}
      <p role="status" className="text-ink2">
        {isOver
          ? t('children.forgotten.dayOver')
          : forgotten
            ? t('children.forgotten.dayEnds', { time: time.format(forgotten.ends_at) })
            : t('children.forgotten.dayText')}
      </p>
      {isOver ? (
        <button type="button" className="btn btn-primary" onClick={onTakenOff}>
          {t('children.forgotten.takeOff')}
        </button>
      ) : null}
      {forgotten ? null : (
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => {
            lock.choose(afterForgotten(lock.read(), Date.now()));
            head.current?.focus();
          }}
        >
          {t('children.forgotten.dayStart')}
        </button>
      )}
      <button type="button" className="btn btn-quiet" onClick={onBack}>
        {t('children.forgotten.back')}
      </button>
    </div>
  );
}

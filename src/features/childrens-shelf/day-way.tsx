import { withDigits } from '#contract/languages';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lock } from './lock.ts';
import { afterForgotten, FORGOTTEN_WAIT_MS, isDayOver } from './lock.rules.ts';
import { serverTime } from './server-time.ts';

interface DayWayProps {
  onTakenOff: () => void;
  onBegun: () => void;
}

/** A day of waiting in place of the PIN. The server says when it begins and ends: the device's own clock can be set. */
export function DayWay({ onTakenOff, onBegun }: DayWayProps) {
  const { t, i18n } = useTranslation(['bedtime']);
  const { forgotten_at: begunAt } = lock.use();
  const time = new Intl.DateTimeFormat(withDigits(i18n.language), {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const ask = useMutation({
    mutationFn: serverTime,
    networkMode: 'always',
    retry: false,
    onSuccess: (now) => {
      const seen = lock.read();
      if (isDayOver(seen, now)) return onTakenOff();
      if (seen.forgotten_at !== null) return;
      lock.choose(afterForgotten(seen, now));
      ask.reset();
      onBegun();
    },
  });
  const press = () => {
    if (!ask.isPending) ask.mutate();
  };
  return (
    <>
      <p role="status" className="text-ink2">
        {begunAt === null
          ? t('children.forgotten.dayText')
          : t('children.forgotten.dayEnds', { time: time.format(begunAt + FORGOTTEN_WAIT_MS) })}
      </p>
      <p role="alert" className="lock-wrong">
        {ask.isError ? t('children.forgotten.offline') : ask.isSuccess ? t('children.forgotten.notYet') : null}
      </p>
      <button type="button" className="btn btn-secondary" aria-busy={ask.isPending} onClick={press}>
        {begunAt === null ? t('children.forgotten.dayStart') : t('children.forgotten.takeOff')}
      </button>
    </>
  );
}

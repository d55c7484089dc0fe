import '../../styles/evening-rows.css';
import { ChevronDown, Timer as TimerIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountOf, CHOICES, FURTHER, IN_SIGHT, leftOf, type Choice } from './sleep-timer.rules.ts';
import { chooseTimer, useTimer } from './sleep-timer.ts';

/** How a choice is called. */
function useChoiceLabel(): (choice: Choice) => string {
  const { t } = useTranslation(['bedtime']);
  return (choice) => {
    if (choice === 'off') return t('timer.off');
    if (choice === 'end') return t('timer.end');
    const count = amountOf(choice);
    return choice.startsWith('stories') ? t('timer.stories', { count }) : t('timer.minutes', { count });
  };
}

/** What is left of it, by the minute and by the story; a clock that ticks keeps awake. */
function useLeft(): string | undefined {
  const { t } = useTranslation(['bedtime']);
  const kind = useTimer((timer) => leftOf(timer).kind);
  const count = useTimer((timer) => leftOf(timer).count);
  if (kind === 'none') return undefined;
  if (kind === 'fading') return t('timer.fading');
  return kind === 'stories' ? t('timer.storiesLeft', { count }) : t('timer.minutesLeft', { count });
}

/** The sleep timer, as a row of the reading sheet. */
export function TimerRow() {
  const { t } = useTranslation(['bedtime']);
  const titleId = useId();
  const labelOf = useChoiceLabel();
  const left = useLeft();
  const choice = useTimer((timer) => timer.choice);
  const [isMore, setMore] = useState(false);
  const isFurther = FURTHER.some((further) => further === choice);
  const isAll = isMore || isFurther;
  return (
    <section>
      <div className="evening-head">
        <TimerIcon size={23} aria-hidden="true" />
        <span>
          <b id={titleId}>{t('timer.title')}</b>
          {left === undefined ? null : <span className="evening-note">{left}</span>}
        </span>
      </div>
      <RadioGroup.Root
        className="evening-chips"
        aria-labelledby={titleId}
        value={choice}
        onValueChange={(value) => {
          const chosen = CHOICES.find((each) => each === value);
          if (chosen !== undefined) chooseTimer(chosen);
        }}
      >
        {(isAll ? CHOICES : IN_SIGHT).map((each) => (
          <RadioGroup.Item key={each} value={each} className="evening-chip">
            {labelOf(each)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {isFurther ? null : (
        <button type="button" className="evening-more" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {isMore ? t('timer.fewer') : t('timer.more')}
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      )}
    </section>
  );
}

import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { askAnother, isAnswer } from './question.rules.ts';

interface GrownUpQuestionProps {
  onRight: () => void;
  onWrong: () => void;
}

/** Asks what takes reading and multiplying; another question after each wrong answer. */
export function GrownUpQuestion({ onRight, onWrong }: GrownUpQuestionProps) {
  const { t } = useTranslation(['bedtime']);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState(() => askAnother(undefined));
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const answer = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    if (isAnswer(question, typed)) return onRight();
    setQuestion(askAnother(question));
    setTyped('');
    setWrong(true);
    field.current?.focus();
    onWrong();
  };
  return (
    <form className="lock-form" onSubmit={answer} autoComplete="off">
      <p className="text-ink2">{t('children.out.questionText')}</p>
      <p role="alert" className="lock-wrong">
        {isWrong ? t('children.out.wrongAnswer') : null}
      </p>
      <p id={`${id}-question`} className="lock-question">
        {t('children.out.question', {
          one: t(`children.numbers.${question.one}`),
          other: t(`children.numbers.${question.other}`),
        })}
      </p>
      <label htmlFor={id}>{t('children.out.answer')}</label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className="text-field"
        value={typed}
        aria-describedby={`${id}-question`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="btn btn-primary">
        {t('children.out.open')}
      </button>
    </form>
  );
}

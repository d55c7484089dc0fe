import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REPORT_DETAILS, REPORT_REASONS, type ReportRequest } from '#contract/reactions';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { ApiError } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { sendReport } from './reactions.queries.ts';

interface ReportDialogProps {
  storyId: string;
  /** Comes before `onClose` once the report was taken. */
  onSent: () => void;
  onClose: () => void;
  /** Finds what opened the dialog, or stands there since; it gets the focus. */
  opener: () => HTMLElement | null;
}

/** Asks what is wrong with a story, and sends it. */
export function ReportDialog({ storyId, onSent, onClose, opener }: ReportDialogProps) {
  const { t } = useTranslation(['stories', 'library']);
  const [reason, setReason] = useState<ReportRequest['reason']>();
  const [details, setDetails] = useState('');
  const [isLacking, setLacking] = useState(false);
  const [name, question, hint, problem] = [useId(), useId(), useId(), useId()];
  const sending = useMutation({
    mutationFn: (report: ReportRequest) => sendReport(storyId, report),
    onSuccess: () => {
      onSent();
      onClose();
      toast('success', t('reactions.report.sent', { ns: 'library' }));
    },
  });
  const close = () => (sending.isPending ? undefined : onClose());
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    setLacking(!reason);
    if (reason) sending.mutate({ reason, details });
    else document.getElementById(`${name}-${REPORT_REASONS[0]}`)?.focus();
  };
  const isTooMany = sending.error instanceof ApiError && sending.error.status === 429;
  const failed = sending.error
    ? isTooMany
      ? t('reactions.report.tooMany', { ns: 'library' })
      : t('reactions.report.failed', { ns: 'library' })
    : null;
  return (
    <FormDialog
      title={t('reactions.report.open', { ns: 'library' })}
      text={t('reactions.report.text', { ns: 'library' })}
      onClose={close}
      opener={opener}
    >
      <form className="report-form" onSubmit={send} noValidate>
        <fieldset
          role="radiogroup"
          aria-labelledby={question}
          aria-describedby={problem}
          aria-invalid={isLacking}
          aria-required="true"
        >
          <legend id={question}>{t('reactions.report.reason', { ns: 'library' })}</legend>
          {REPORT_REASONS.map((each) => (
            <label key={each} className="report-reason">
              <input
                type="radio"
                id={`${name}-${each}`}
                name={name}
                checked={reason === each}
                onChange={() => {
                  setReason(each);
                  setLacking(false);
                }}
              />
              {t(`reactions.report.reasons.${each}`, { ns: 'library' })}
            </label>
          ))}
        </fieldset>
        <label htmlFor={`${name}-details`}>{t('reactions.report.details', { ns: 'library' })}</label>
        <span id={hint} className="report-hint">
          {t('reactions.report.optional', { ns: 'library' })}
        </span>
        <textarea
          id={`${name}-details`}
          rows={3}
          maxLength={MAX_REPORT_DETAILS}
          value={details}
          readOnly={sending.isPending}
          aria-describedby={hint}
          onChange={(event) => setDetails(event.target.value)}
        />
        <p id={problem} role="alert" className="report-problem">
          {isLacking ? t('reactions.report.lacking', { ns: 'library' }) : failed}
        </p>
        <div className="alert-dialog-buttons">
          <button type="button" className="btn btn-secondary" onClick={close}>
            {t('reactions.report.cancel', { ns: 'library' })}
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            aria-busy={sending.isPending}
            aria-disabled={sending.isPending}
          >
            {t('reactions.report.send', { ns: 'library' })}
          </button>
        </div>
      </form>
    </FormDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { ApiError } from '../../lib/api.ts';
import { currentUser } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { CheckBox } from './check-box.tsx';
import { confirmationOf, DELETE_WORD } from './delete-account.rules.ts';
import { deleteAccount } from './profile.queries.ts';
import { useLeave } from '../session/use-leave.ts';

interface DeleteAccountDialogProps {
  opener: () => HTMLElement | null;
  onCancel: () => void;
}

/** Says what is lost, asks for the password or the word, and deletes the account. The server knows which of them it wants. */
export function DeleteAccountDialog({ opener, onCancel }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [hasPassword, setHasPassword] = useState(true);
  const [text, setText] = useState('');
  const [isLacking, setLacking] = useState(false);
  const [removesStories, setRemovesStories] = useState(true);
  const failureText = useFailureText(t('profile.data.failed'));
  const leave = useLeave();
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onMutate: () => currentUser()?.id,
    onSuccess: async (_answer, _confirmation, owner) => {
      // Somebody else may have signed in meanwhile, whom this is no matter of.
      if (currentUser() && currentUser()?.id !== owner) return;
      await leave({ removeStories: removesStories, isSilent: true });
      toast('success', t('profile.delete.done'));
    },
  });
  const field = useId();
  const problem = useId();

  const begin = (next: string) => {
    setText(next);
    setLacking(false);
    deletion.reset();
  };
  const confirm = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (deletion.isPending) return;
    const confirmation = confirmationOf(text, hasPassword);
    setLacking(!confirmation);
    if (confirmation) deletion.mutate(confirmation);
    else document.getElementById(field)?.focus();
  };
  const lacking = hasPassword ? t('profile.delete.passwordLacking') : t('profile.delete.wordLacking');
  const isOtherWay = deletion.error instanceof ApiError && deletion.error.status === 400;
  const refused = isOtherWay ? t('profile.delete.otherWay') : deletion.error && failureText(deletion.error);
  const said = isLacking ? lacking : refused;
  return (
    <AlertDialog
      title={t('profile.delete.title')}
      text={t('profile.delete.text')}
      cancelLabel={t('profile.delete.keep')}
      confirmLabel={t('profile.delete.yes')}
      isBusy={deletion.isPending}
      onCancel={() => (deletion.isPending ? undefined : onCancel())}
      onConfirm={confirm}
      opener={opener}
    >
      <form className="delete-form" onSubmit={confirm}>
        <label className="profile-label" htmlFor={field}>
          {hasPassword ? t('profile.delete.password') : t('profile.delete.word', { word: DELETE_WORD })}
        </label>
        <span className="profile-box profile-box-open" data-wrong={said ? true : undefined}>
          <input
            key={String(hasPassword)}
            id={field}
            type={hasPassword ? 'password' : 'text'}
            autoComplete={hasPassword ? 'current-password' : 'off'}
            autoCapitalize={hasPassword ? 'none' : 'characters'}
            spellCheck={false}
            value={text}
            readOnly={deletion.isPending}
            aria-invalid={Boolean(said)}
            aria-describedby={problem}
            onChange={(event) => begin(event.target.value)}
          />
        </span>
        <p id={problem} role="alert" className="delete-problem">
          {said}
        </p>
        <CheckBox
          label={t('profile.delete.noPassword')}
          isChecked={!hasPassword}
          onChange={(isChecked) => {
            setHasPassword(!isChecked);
            begin('');
          }}
        />
        <CheckBox label={t('profile.delete.remove')} isChecked={removesStories} onChange={setRemovesStories} />
        <p role="status" className="profile-hint">
          {removesStories ? t('profile.delete.gone') : t('profile.leave.stay')}
        </p>
      </form>
    </AlertDialog>
  );
}

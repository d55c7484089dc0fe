import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../lib/download-file.ts';
import { currentUser } from '../../lib/session.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { fetchExport } from './profile.queries.ts';

const FILE_NAME = 'tuckaway-account.json';

/** A file that people can read. */
const asJsonFile = (answer: unknown): File =>
  new File([JSON.stringify(answer, null, 2)], FILE_NAME, { type: 'application/json' });

/** Everything the server knows of this family, as a file. */
export function ExportAccount({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation(['auth']);
  const failureText = useFailureText(t('profile.data.failed'));
  const packing = useMutation({
    mutationFn: async () => {
      const owner = currentUser()?.id;
      const answer = await fetchExport();
      // Somebody else may hold the device by now.
      if (currentUser()?.id === owner) downloadFile(asJsonFile(answer));
    },
  });
  const isOff = !isOnline || packing.isPending;
  return (
    <div>
      <button
        type="button"
        className="btn btn-secondary w-full"
        aria-disabled={isOff}
        aria-busy={packing.isPending}
        onClick={() => (isOff ? undefined : packing.mutate())}
      >
        <Download size={20} aria-hidden="true" />
        {t('profile.data.export')}
      </button>
      <p role="status" className="profile-hint">
        {packing.isSuccess ? t('profile.data.exported') : null}
        {packing.isError ? failureText(packing.error) : null}
      </p>
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Mend } from '#shelf/mended';
import { forgetMend } from '#shelf/waiting-mends';
import { toast } from '../../lib/toast.ts';
import { FullPage } from '../../components/ui/full-page.tsx';

interface RefusedWordsProps {
  mend: Mend;
  lang: string;
  onClose: () => void;
}

/** The words of a mend that the server did not take: to be copied, until the parent needs them no more. */
export function RefusedWords({ mend, lang, onClose }: RefusedWordsProps) {
  const { t } = useTranslation(['bedtime']);
  const client = useQueryClient();
  const words = [mend.mine.title, ...mend.mine.paragraphs].join('\n\n');
  const copy = async () => {
    // Old browsers have no clipboard, nor have pages without HTTPS.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const isCopied = await Promise.resolve(clipboard?.writeText(words).then(() => true)).catch(() => false);
    toast(isCopied ? 'success' : 'message', t(isCopied ? 'mend.copied' : 'mend.notCopied'));
  };
  const putAway = async () => {
    try {
      await forgetMend(mend.story_id);
    } catch (cause) {
      console.warn('refused words could not be put away', cause);
      return toast('error', t('mend.notKept'));
    }
    await client.invalidateQueries({ queryKey: ['mend'] });
    onClose();
  };
  return (
    <FullPage
      title={t('mend.yourWords')}
      text={mend.reason ?? t('mend.notTaken')}
      onClose={onClose}
      cancel={
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('mend.later')}
        </button>
      }
      save={
        <button type="button" className="btn btn-secondary" onClick={() => void putAway()}>
          {t('mend.putAway')}
        </button>
      }
    >
      <div className="mend-text">
        <button type="button" className="btn btn-secondary" onClick={() => void copy()}>
          {t('mend.copy')}
        </button>
        <div lang={lang} className="mend-words">
          {words}
        </div>
      </div>
    </FullPage>
  );
}

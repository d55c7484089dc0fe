import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Telling } from '#shelf/mended';
import { MendOfAnother } from '#shelf/waiting-mends';
import { mendStory } from '../../lib/mends.ts';
import { toast } from '../../lib/toast.ts';

interface Kept {
  base: Telling;
  mine: Telling;
  /** The parent has seen what the server has, which is `base`. */
  isSettled?: boolean;
}

/**
 * Keeps a mend of a story on the device and says what is true of it: here, on its way, or sent later. `keep` resolves to
 * whether it is kept, and `failure` says why it is not.
 */
export function useKeepMend(storyId: string) {
  const { t } = useTranslation(['bedtime']);
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const keep = async (kept: Kept): Promise<boolean> => {
    try {
      const { sent } = await mendStory(client, { storyId, ...kept });
      if (sent === null) toast('success', t('mend.kept'));
      else if (!navigator.onLine) toast('message', t('mend.kept'), { description: t('mend.goesLater') });
      else {
        toast('success', t('mend.kept'), { description: t('mend.sending') });
        // What was refused, or changed elsewhere, says so itself.
        void sent.then((state) => {
          if (state === 'waiting') toast('message', t('mend.notSent'), { description: t('mend.goesByItself') });
        });
      }
      return true;
    } catch (cause) {
      console.warn('a mend could not be kept', cause);
      setFailure(t(cause instanceof MendOfAnother ? 'mend.ofAnother' : 'mend.notKept'));
      return false;
    }
  };
  return { keep, failure };
}

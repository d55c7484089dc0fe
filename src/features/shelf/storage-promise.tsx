import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageFor } from '#contract/languages';
import { MAX_STORIES } from '#shelf/room';
import { hasKit } from '../../lib/device-teller/has-kit.ts';
import { keepStorage, storageKeptQuery } from '../../lib/persistent-storage.ts';

/** While what stories are made with is on its way; it takes seconds. */
const KIT_POLL_MS = 3000;

/** How long stories stay: what Tuckaway keeps, and what the browser promises. */
export function StoragePromise() {
  const { t, i18n } = useTranslation(['stories']);
  const client = useQueryClient();
  const { data: isKept, isPending: isAskingStorage } = useQuery(storageKeptQuery);
  const language = languageFor(i18n.language) ?? 'en';
  const { data: canTell, isPending: isAskingKit } = useQuery({
    queryKey: ['kit', language],
    queryFn: () => hasKit(language),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === true ? false : KIT_POLL_MS),
  });
  const [wasRefused, setRefused] = useState(false);
  const ask = async () => {
    const answer = await keepStorage();
    setRefused(!answer);
    client.setQueryData(storageKeptQuery.queryKey, answer);
  };
  // What is most often so keeps the room until it is known.
  const isKnown = !isAskingStorage && !isAskingKit;
  return (
    <section
      className="shelf-promise"
      aria-label={t('shelf.promise')}
      style={isKnown ? undefined : { visibility: 'hidden' }}
    >
      <p>{t('shelf.bound', { count: MAX_STORIES })}</p>
      <p>{canTell ? t('shelf.kitHere') : t('shelf.kitComing')}</p>
      <div role="status">
        {isKept === true ? (
          <p className="shelf-promised">
            <ShieldCheck size={19} aria-hidden="true" />
            {t('shelf.safe')}
          </p>
        ) : null}
        {isKept === false || !isKnown ? <p>{wasRefused ? t('shelf.refused') : t('shelf.unsafe')}</p> : null}
      </div>
      {(isKept === false || !isKnown) && !wasRefused ? (
        <button type="button" className="btn btn-secondary" onClick={() => void ask()}>
          {t('shelf.askToKeep')}
        </button>
      ) : null}
    </section>
  );
}

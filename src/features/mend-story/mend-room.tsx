import { useQuery } from '@tanstack/react-query';
import { loadNamespaces } from 'i18next';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../../lib/optional-part.ts';
import { mendQuery } from '../../lib/mends.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { setMending, useMending } from './mending.ts';

const MendScreens = optionalPart(async () => {
  const [{ MendScreens }] = await Promise.all([import('./mend-screens.tsx'), loadNamespaces('common')]);
  return MendScreens;
});

/** Where a story is mended: the editor in place of the reader, and what became of a mend that the server did not take. */
export function MendRoom({ open }: { open: OpenStory }) {
  const { t } = useTranslation(['bedtime']);
  const { data: mend } = useQuery(mendQuery(open.story.story_id));
  const mending = useMending();
  useEffect(() => () => setMending('nothing'), []);
  const isAsked = mend?.state === 'conflict' || mend?.state === 'refused';
  return (
    <>
      {isAsked && mending === 'nothing' ? (
        <div className="bottom-strip mend-strip">
          <span role="status">{t(mend.state === 'conflict' ? 'mend.changedElsewhere' : 'mend.notTaken')}</span>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => setMending(mend.state === 'conflict' ? 'versions' : 'refused')}
          >
            {t(mend.state === 'conflict' ? 'mend.seeBoth' : 'mend.seeWords')}
          </button>
        </div>
      ) : null}
      <Suspense fallback={null}>
        {mending === 'nothing' ? null : (
          <MendScreens open={open} mend={mend} mending={mending} onClose={() => setMending('nothing')} />
        )}
      </Suspense>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { loadNamespaces } from 'i18next';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../../lib/optional-part.ts';
import { mendQuery } from '../../lib/mends.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { setMending, useMending } from './mending.ts';

const MendEditor = optionalPart(async () => {
  const [{ MendEditor }] = await Promise.all([import('./mend-editor.tsx'), loadNamespaces('common')]);
  return MendEditor;
});
const Versions = optionalPart(async () => (await import('./versions.tsx')).Versions);
const RefusedWords = optionalPart(async () => (await import('./refused-words.tsx')).RefusedWords);

/** Where a story is mended: the editor in place of the reader, and what became of a mend that the server did not take. */
export function MendRoom({ open }: { open: OpenStory }) {
  const { t } = useTranslation(['bedtime']);
  const { story_id: storyId, parameters } = open.story;
  const { data: mend } = useQuery(mendQuery(storyId));
  const mending = useMending();
  useEffect(() => () => setMending('nothing'), []);
  const close = () => setMending('nothing');
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
        {mending === 'editor' ? <MendEditor open={open} onClose={close} /> : null}
        {mending === 'versions' && mend?.theirs ? (
          <Versions
            mend={mend}
            theirs={mend.theirs}
            storyId={storyId}
            lang={parameters.story_language}
            onClose={close}
          />
        ) : null}
        {mending === 'refused' && mend?.state === 'refused' ? (
          <RefusedWords mend={mend} lang={parameters.story_language} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

import '../../styles/library.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StorySummary } from '#contract/stories';
import { toast } from '../../lib/toast.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { usePageHead } from '../../lib/use-page-head.ts';
import { useOnline } from '../../lib/use-online.ts';
import { makingQuery, tellAgain } from './family.queries.ts';
import { leftAs, linkOf, noteLeft } from './family-left.ts';
import { FamilyList } from './family-list.tsx';
import { FamilyMenu } from './family-menu.tsx';
import { FamilyFailed, FamilyOffline, NoFamilyStories } from './family-notices.tsx';
import { FamilySkeleton } from './family-row.tsx';
import { removeWithUndo } from './remove-with-undo.ts';
import { useFamily } from './use-family.ts';

const moreOf = (storyId: string) => document.querySelector<HTMLElement>(`[data-story="${storyId}"] [data-more]`);
/** Where the focus goes on when a row is no more: to the row beside it, else to the head, else to what can be done without one. */
function heirOf(storyId: string): () => HTMLElement | null {
  const row = moreOf(storyId)?.closest('li');
  const rows = [row?.nextElementSibling, row?.previousElementSibling];
  return () =>
    rows.find((each) => each?.isConnected)?.querySelector<HTMLElement>('a') ??
    document.querySelector<HTMLElement>('#family-title') ??
    document.querySelector<HTMLElement>('main a');
}

interface FamilyStoriesProps {
  /** Undefined for a visitor without an account, who has stories all the same. */
  userId: string | undefined;
}

/** All stories of the family, newest first: to find one, to open it, to remove it, to let everybody read it. */
export function FamilyStories({ userId }: FamilyStoriesProps) {
  const { t } = useTranslation(['stories', 'library', 'common']);
  const client = useQueryClient();
  const isOnline = useOnline();
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const left = leftAs(entry);
  const [text, setText] = useState(left?.text ?? '');
  const [asked, setAsked] = useState<StorySummary>();
  const heir = useRef<() => HTMLElement | null>(() => null);
  const family = useFamily(userId);
  usePageHead({ title: t('crumbs.stories', { ns: 'common' }), description: t('summary') });

  const back = useRef(left?.storyId);
  const isListed = family.stories.length > 0;
  useEffect(() => {
    const link = back.current === undefined || !isListed ? null : linkOf(back.current);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
    if (isListed) back.current = undefined;
  }, [isListed]);

  const failureText = useFailureText(t('changeFailed', { ns: 'library' }));
  const { mutate: again } = useMutation({
    mutationFn: tellAgain,
    onSuccess: async (_answer, storyId) => {
      await client.resetQueries(makingQuery(storyId));
      await client.invalidateQueries({ queryKey: ['stories', 'mine'] });
    },
    onError: (cause) => toast('error', failureText(cause)),
  });
  const onOpen = useCallback((storyId: string) => noteLeft({ entry, storyId, text }), [entry, text]);
  const remove = (story: StorySummary) => {
    heir.current = heirOf(story.story_id);
    removeWithUndo(client, story.story_id, () => {
      // The toaster, when it loses the focus, gives it to what had it before; a second time it does not.
      linkOf(story.story_id)?.focus();
      linkOf(story.story_id)?.focus();
    });
    setAsked(undefined);
  };

  const isNothing = !isListed && !family.isPending && !family.hasMore;
  if (isNothing && !family.isError)
    return (
      <main className="shelf">
        <NoFamilyStories isSignedIn={userId !== undefined} />
      </main>
    );
  if (!isListed && (family.isError || !isOnline))
    return (
      <main className="shelf">
        {isOnline ? <FamilyFailed onAgain={() => void family.refetch()} /> : <FamilyOffline />}
      </main>
    );
  return (
    <main className="shelf">
      <section className="shelf-part family" aria-labelledby="family-title">
        <h1 id="family-title" tabIndex={-1}>
          {t('library.parts.mine')}
        </h1>
        {isOnline ? null : (
          <p role="status" className="offline-strip">
            {t('offlineText', { ns: 'library' })}
          </p>
        )}
        {isListed || !family.isPending ? (
          <FamilyList
            family={family}
            userId={userId}
            heights={left?.heights}
            text={text}
            onText={setText}
            onOpen={onOpen}
            onMore={setAsked}
            onAgain={again}
          />
        ) : (
          <FamilySkeleton />
        )}
      </section>
      {asked ? (
        <FamilyMenu
          key={asked.story_id}
          story={asked}
          isSignedIn={userId !== undefined}
          onClose={() => setAsked(undefined)}
          onRemove={() => remove(asked)}
          opener={() => moreOf(asked.story_id) ?? heir.current()}
        />
      ) : null}
    </main>
  );
}

import '../styles/story-faces.css';
import '../styles/reader.css';
import '../styles/book.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { loadNamespaces } from 'i18next';
import { Suspense, useEffect } from 'react';
import { CHILDREN_PATH, useChildrensMode } from '../lib/childrens-mode.ts';
import type { OpenStory } from '../lib/open-story.ts';
import { showPage } from '../lib/guard-childrens-mode.ts';
import { optionalPart } from '../lib/optional-part.ts';
import { ReactionsSlot } from '../features/reactions/reactions-slot.tsx';
import { StoryPage } from '../features/story-reader/story-page.tsx';
import { storyQuery } from '../features/story-reader/story-reader.queries.ts';

// It comes with the kit; a story is read without it.
const Breadcrumbs = optionalPart(async () => (await import('../components/breadcrumbs.tsx')).Breadcrumbs);

const StoryTools = optionalPart(async () => {
  const [{ StoryTools }] = await Promise.all([import('./story-tools.tsx'), loadNamespaces('bedtime')]);
  return StoryTools;
});
const NextTonight = optionalPart(async () => {
  const [{ NextTonight }] = await Promise.all([
    import('../features/tonight/next-tonight.tsx'),
    loadNamespaces('bedtime'),
  ]);
  return NextTonight;
});

function AroundStory({ open }: { open: OpenStory }) {
  return (
    <Suspense fallback={null}>
      <StoryTools open={open} />
    </Suspense>
  );
}

function Trail({ title }: { title: string | null }) {
  return (
    <Suspense fallback={<div className="min-h-12" />}>
      <Breadcrumbs label={title ?? undefined} className="bg-surface px-5 pt-2 pb-6 md:px-10" />
    </Suspense>
  );
}

const route = getRouteApi('/story/$storyId');

/** /story/{id}. Another story is another page: nothing of the one before is carried over. The way back stands at its end. */
export function StoryRoute() {
  const { storyId } = route.useParams();
  const { data: story } = useQuery({ ...storyQuery(storyId), enabled: false });
  const isChildren = useChildrensMode();
  const { data: isHere = false, isPending } = useQuery({
    queryKey: ['shelf', 'child', storyId],
    queryFn: async () => (await import('../features/childrens-shelf/may-open.ts')).mayOpen(storyId),
    enabled: isChildren,
  });
  const navigate = useNavigate();
  const isAway = isChildren && !isHere && !isPending;
  useEffect(() => {
    if (isHere) showPage();
    if (isAway) void navigate({ to: CHILDREN_PATH, replace: true });
  }, [isHere, isAway, navigate]);
  // A child opens what lies on this device. What does not is not even asked for: the worker would keep it.
  if (isChildren && !isHere) return null;
  return (
    <StoryPage
      key={storyId}
      storyId={storyId}
      around={AroundStory}
      atEnd={
        <>
          <Suspense fallback={null}>
            <NextTonight storyId={storyId} />
          </Suspense>
          {story?.visibility === 'public' && !isChildren ? <ReactionsSlot storyId={storyId} /> : null}
        </>
      }
      below={isChildren ? undefined : Trail}
    />
  );
}

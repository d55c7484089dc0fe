import { getRouteApi } from '@tanstack/react-router';
import { StoryPage } from '../features/story-reader/story-page.tsx';

const route = getRouteApi('/story/$storyId');

/** /story/{id}. Another story is another page: nothing of the one before is carried over. */
export function StoryRoute() {
  const { storyId } = route.useParams();
  return <StoryPage key={storyId} storyId={storyId} />;
}

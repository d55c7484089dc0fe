import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reactionsQuery, sendLike, showLike, type Reactions } from './reactions.queries.ts';

/** A heart that shows the last press at once, and gives way to what the server says of it. */
export function useLike(storyId: string, { liked, like_count: count }: Pick<Reactions, 'liked' | 'like_count'>) {
  const client = useQueryClient();
  const {
    mutate: press,
    variables: wanted,
    status,
  } = useMutation({
    mutationFn: (like: boolean) => sendLike(storyId, like),
    // One after the other, in the order of the presses.
    scope: { id: `like ${storyId}` },
    onSuccess: (answer) => showLike(client, storyId, answer),
    // What is true now, only the server knows; until it says so, what was true before.
    onError: () => client.invalidateQueries({ queryKey: reactionsQuery(storyId).queryKey }),
  });
  const shown = status === 'pending' ? wanted : liked;
  return { isLiked: shown, count: count + Number(shown) - Number(liked), status, press: () => press(!shown) };
}

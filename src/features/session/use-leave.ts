import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { endSession } from '../../lib/session.ts';

/** What ends the session, from wherever it is asked for; see signOut for the options. Never rejects. */
export function useLeave() {
  const client = useQueryClient();
  const router = useRouter();
  return async (options?: { removeStories?: boolean; isSilent?: boolean }) => {
    try {
      // First, because the profile without a user would ask to sign in.
      if (router.state.location.pathname.startsWith('/profile')) await router.navigate({ to: '/' });
      const { signOut } = await import('./sign-out.ts');
      await signOut(client, options);
    } catch {
      // What signs out could not be fetched. What it would have forgotten goes when another user signs in.
      endSession();
    }
  };
}

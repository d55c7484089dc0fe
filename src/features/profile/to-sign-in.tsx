import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepReturnPath } from '../session/return-path.ts';

/** Shows nothing and leads from `from` to the sign-in page, which comes back here once somebody is signed in. */
export function ToSignIn({ from }: { from: string }) {
  const router = useRouter();
  useEffect(() => {
    const { pathname, href } = router.state.location;
    // The page is taken down and put up again on the way to the next one.
    if (pathname !== from) return;
    keepReturnPath(href);
    void router.navigate({ to: '/auth', replace: true });
  }, [router, from]);
  return <main className="profile" />;
}

import '../styles/shelf.css';
import '../styles/children.css';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { ChildrenPage } from '../features/childrens-shelf/children-page.tsx';
import { revokeToken } from '../features/childrens-shelf/revoke-token.ts';
import { setChildrensMode, useChildrensMode } from '../lib/childrens-mode.ts';
import { showPage } from '../lib/guard-childrens-mode.ts';
import { optionalPart } from '../lib/optional-part.ts';
import { useUser } from '../lib/session.ts';

const NightFall = optionalPart(async () => (await import('../features/sleep-timer/night-fall.tsx')).NightFall);

/** /children: the shelf in children's hands. Where the mode is not on, or has ended in another tab, the shelf of the family. */
export function ChildrenRoute() {
  const isOn = useChildrensMode();
  const navigate = useNavigate();
  const user = useUser();
  useEffect(() => {
    showPage();
    if (!isOn) void navigate({ to: '/stories', replace: true });
  }, [isOn, navigate]);
  // As high as what comes, so that the foot of the page is not seen before it.
  if (!isOn) return <main className="shelf skeleton" aria-busy="true" />;
  const checkPassword = async (email: string, password: string) => {
    const { logIn } = await import('../features/auth/auth.queries.ts');
    revokeToken((await logIn({ email, password })).token);
  };
  return (
    <>
      <ChildrenPage account={{ email: user?.email, checkPassword }} onOut={() => setChildrensMode(null)} />
      <Suspense fallback={null}>
        <NightFall />
      </Suspense>
    </>
  );
}

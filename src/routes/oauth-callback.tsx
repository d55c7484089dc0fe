import '../styles/auth.css';
import { useRouterState } from '@tanstack/react-router';
import { OAuthCallbackPage } from '../features/auth/oauth-callback-page.tsx';
import { useGoOn } from './use-go-on.ts';

/** `/auth/oauth/callback`: the result of signing in with another provider. */
export function OAuthCallbackRoute() {
  const goOn = useGoOn();
  // While the next screen is fetched, this one is mounted once more under its address, and must not read a second time.
  const isHere = useRouterState({ select: ({ location }) => location.pathname.startsWith('/auth/oauth/callback') });
  return <OAuthCallbackPage isHere={isHere} onDone={goOn} />;
}

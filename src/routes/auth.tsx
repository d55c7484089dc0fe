import '../styles/auth.css';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { takeReturnPath } from '../features/session/return-path.ts';
import { configQuery } from '../features/session/session.queries.ts';
import { useUser } from '../lib/session.ts';
import { useGoOn } from './use-go-on.ts';

/** `/auth`: the forms of an account. Whoever is signed in has nothing to do here, but for the link of a letter. */
export function AuthRoute() {
  const { mode } = useSearch({ from: '/auth' });
  const { history } = useRouter();
  const goOn = useGoOn();
  const { data: config } = useQuery(configQuery);
  const isLeaving = useUser() !== null && mode !== 'reset';
  const leave = useCallback(() => {
    // While the next screen is fetched, this one is mounted once more under its address.
    if (history.location.pathname === '/auth') goOn(takeReturnPath());
  }, [history, goOn]);
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving, leave]);
  if (isLeaving) return <main />;
  return (
    <AuthPage
      mode={mode === 'forgot' && config?.password_reset === false ? undefined : mode}
      providers={config?.oauth_providers}
      canReset={config?.password_reset ?? true}
      onReset={leave}
    />
  );
}

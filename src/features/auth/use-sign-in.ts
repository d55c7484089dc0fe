import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { AUTH_CALL } from './auth.queries.ts';
import { ClockWrong, keepSession } from './keep-session.ts';

interface SignIn<Values> {
  ask: (values: Values, signal: AbortSignal) => Promise<Session>;
  /** The toasts of a success and of a failure. */
  welcome: string;
  refusal?: string;
  onDone?: () => void;
}

/** A call that ends in a session: keeps it on this device and says so. Leaving its form takes it back. */
export function useSignIn<Values>({ ask, welcome, refusal, onDone }: SignIn<Values>) {
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);
  return useMutation({
    mutationKey: AUTH_CALL,
    mutationFn: async (values: Values) => {
      const { signal } = (call.current = new AbortController());
      const session = await ask(values, signal);
      signal.throwIfAborted();
      keepSession(session);
    },
    onSuccess: () => {
      toast('success', welcome);
      onDone?.();
    },
    onError: (cause) => {
      // The form says itself what is wrong with the clock; the credentials were right.
      const isRefused = !call.current?.signal.aborted && !(cause instanceof ClockWrong);
      if (refusal && isRefused) toast('error', refusal);
    },
  });
}

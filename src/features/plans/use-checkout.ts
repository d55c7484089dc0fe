import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaidTier } from '#contract/payments';
import { track } from '../../lib/track.ts';
import { ApiError } from '../../lib/api.ts';
import { currentUser } from '../../lib/session.ts';
import { subscriptionQuery } from '../session/check-subscription.ts';
import { createCheckoutSession, getTier, isUnanswered } from '../session/payments.ts';

/** Said by this page itself, before anybody is asked. */
class NotTaken extends Error {}

/** What leads to the provider's checkout of a plan: whether it is on its way, and what went wrong in words. */
export function useCheckout(plan: PaidTier) {
  const { t } = useTranslation(['pricing']);
  const client = useQueryClient();
  // The screen learns of a press only after this task, which may hold a second one.
  const isUnderway = useRef(false);
  const {
    mutate,
    reset: forget,
    error,
    isPending,
    isSuccess,
  } = useMutation({
    // One key for one press: it stays the same where the call is sent once more.
    mutationFn: async (idempotencyKey: string) => {
      const user = currentUser();
      if (!user) throw new NotTaken(t('payment.gateText'));
      const { price_id, active } = await getTier(client, plan);
      if (price_id === null || !active) throw new NotTaken(t('payment.unavailable'));
      const { url } = await createCheckoutSession({ price_id, idempotencyKey });
      // Somebody else may hold the device by now.
      if (currentUser()?.id !== user.id) throw new NotTaken(t('payment.gateText'));
      return url;
    },
    // Here and not with the press: it holds also where the button was drawn anew meanwhile.
    onSuccess: (url) => {
      track('checkout_started', { plan });
      location.assign(url);
    },
    retry: (failures, cause) => failures < 1 && isUnanswered(cause),
    onError: (cause) => {
      isUnderway.current = false;
      const { id } = currentUser() ?? {};
      // The plan is another one than this page believes.
      if (id && cause instanceof ApiError && cause.status === 409)
        void client.invalidateQueries({ queryKey: subscriptionQuery(id).queryKey });
    },
  });
  const reset = useCallback(() => {
    isUnderway.current = false;
    forget();
  }, [forget]);
  // Whoever comes back from the provider may find this very page, as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  return {
    isBusy: isPending || isSuccess,
    failure: error && failureText(error, t('payment.checkoutFailed')),
    begin: () => {
      if (isUnderway.current) return;
      isUnderway.current = true;
      mutate(crypto.randomUUID());
    },
  };
}

function failureText(cause: Error, otherwise: string): string {
  if (cause instanceof NotTaken) return cause.message;
  return (cause instanceof ApiError ? cause.body?.error : undefined) ?? otherwise;
}

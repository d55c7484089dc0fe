import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaidTier } from '#contract/payments';
import { track } from '../../lib/track.ts';
import { ApiError } from '../../lib/api.ts';
import { currentUser } from '../../lib/session.ts';
import { createCheckoutSession, getTier, isUnanswered, subscriptionQuery } from '../session/payments.ts';

/** Said by this page itself, before anybody is asked. */
class NotTaken extends Error {}

/** What leads to the provider's checkout of a plan: whether it is on its way, and what went wrong in words. */
export function useCheckout(plan: PaidTier) {
  const { t } = useTranslation(['pricing']);
  const client = useQueryClient();
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    // One key for one press: it stays the same where the call is sent once more.
    mutationFn: async (idempotencyKey: string) => {
      const user = currentUser();
      if (!user) throw new NotTaken(t('payment.gateText'));
      const { price_id, active } = await getTier(client, plan);
      if (price_id === null || !active) throw new NotTaken(t('payment.unavailable'));
      const { url } = await createCheckoutSession({ price_id, idempotencyKey });
      return { url, user };
    },
    retry: (failures, cause) => failures < 1 && isUnanswered(cause),
    onError: (cause) => {
      const { id } = currentUser() ?? {};
      // The plan is another one than this page believes.
      if (id && cause instanceof ApiError && cause.status === 409)
        void client.invalidateQueries({ queryKey: subscriptionQuery(id).queryKey });
    },
  });
  // Whoever comes back from the provider may find this very page, as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  const isBusy = isPending || isSuccess;
  return {
    isBusy,
    failure: error && failureText(error, t('payment.checkoutFailed')),
    begin: () => {
      if (isBusy) return;
      track('checkout_started', { plan });
      mutate(crypto.randomUUID(), {
        onSuccess: ({ url, user }) => {
          // Somebody else may hold the device by now.
          if (currentUser()?.id === user.id) location.assign(url);
          else reset();
        },
      });
    },
  };
}

function failureText(cause: Error, otherwise: string): string {
  if (cause instanceof NotTaken) return cause.message;
  return (cause instanceof ApiError ? cause.body?.error : undefined) ?? otherwise;
}

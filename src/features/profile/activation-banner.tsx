import { Hourglass, PartyPopper } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UNLIMITED } from '#contract/tiers';
import type { User } from '#contract/user';
import { toast } from '../../lib/toast.ts';
import { usePlanWords } from '../session/use-plan-words.ts';
import { usePlans } from '../session/use-plans.ts';
import { planOf } from './subscription.rules.ts';
import { useActivation } from './use-activation.ts';

/** What is said to who comes from the checkout: that the plan is on once the server says so, and until then to wait. */
export function ActivationBanner({ user }: { user: User }) {
  const { t } = useTranslation(['auth']);
  const { state, subscription } = useActivation(user);
  const isOn = state === 'on';
  const said = t('profile.checkout.activated');
  const isToasted = useRef(false);
  useEffect(() => {
    if (!isOn || isToasted.current) return;
    isToasted.current = true;
    toast('success', said);
  }, [isOn, said]);
  const wordsOf = usePlanWords();
  const { name, tier } = planOf(subscription, false, usePlans().tiers);
  const limit = subscription?.daily_limit ?? tier.daily_limit;
  const Icon = isOn ? PartyPopper : Hourglass;
  return (
    <div className="profile-banner" role="status">
      <Icon size={24} aria-hidden="true" />
      {isOn ? (
        <p>
          <b>{t('profile.checkout.on', { plan: wordsOf(name, tier).name })}</b>{' '}
          {name === 'premium'
            ? t('profile.checkout.premium')
            : limit === UNLIMITED
              ? null
              : t('profile.checkout.other', { count: limit })}
        </p>
      ) : (
        <p>{t(`profile.checkout.${state}`)}</p>
      )}
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/user';
import { learnSubscription } from '../session/check-subscription.ts';
import { usePlanWords } from '../session/use-plan-words.ts';
import { usePlans } from '../session/use-plans.ts';

/** Name and email with the first letter on fabric, and the way to have the plan looked at again. */
export function ProfileHead({ user }: { user: User }) {
  const { t, i18n } = useTranslation(['auth']);
  const client = useQueryClient();
  const recheck = useMutation({ mutationFn: () => learnSubscription(client, { isFresh: true }) });
  const wordsOf = usePlanWords();
  const { tiers } = usePlans();
  const found = recheck.data?.subscription_tier;
  const name = user.name ?? user.email;
  const [initial = ''] = Array.from(name);
  return (
    <header className="profile-head">
      <span className="profile-initial p-dot" aria-hidden="true">
        {initial.toLocaleUpperCase(i18n.language)}
      </span>
      <div className="profile-names">
        <h1 title={name}>{name}</h1>
        {user.name === null ? null : <p>{user.email}</p>}
      </div>
      <button
        type="button"
        className="icon-button profile-refresh"
        aria-label={t('profile.recheck')}
        aria-busy={recheck.isPending}
        onClick={() => (recheck.isPending ? undefined : recheck.mutate())}
      >
        <RefreshCw size={22} aria-hidden="true" />
      </button>
      <p role="status" className="profile-said">
        {found ? t('profile.rechecked', { plan: wordsOf(found, tiers[found]).name }) : null}
        {recheck.isError ? t('profile.notRechecked') : null}
      </p>
    </header>
  );
}

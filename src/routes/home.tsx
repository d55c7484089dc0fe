import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { configQuery } from '../features/session/session.queries.ts';
import { useSubscriptionStatus } from '../features/session/use-subscription-status.ts';
import { HomePage } from './home-page.tsx';

/** `/`: the story generator. */
export function HomeRoute() {
  const preset = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const subscription = useSubscriptionStatus();
  const { data: config } = useQuery(configQuery);
  const clearPreset = useCallback(
    () => void navigate({ search: {}, hash: true, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <HomePage
      preset={preset}
      onPresetTaken={clearPreset}
      subscription={subscription}
      support={config?.support_contact}
    />
  );
}

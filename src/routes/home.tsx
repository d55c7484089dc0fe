import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { HomePage } from './home-page.tsx';
import { configQuery } from '../features/session/session.queries.ts';
import { useSubscriptionStatus } from '../features/session/use-subscription-status.ts';

/** `/`: the story generator. */
export function HomeRoute() {
  const preset = useSearch({ from: '/' });
  const subscription = useSubscriptionStatus();
  const { data: config } = useQuery(configQuery);
  return <HomePage preset={preset} subscription={subscription} support={config?.support_contact} />;
}

import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../lib/use-page-head.ts';

/** `/stories/age`, `/stories/characters`, `/stories/settings`: the browser at that group. */
export function GroupRoute() {
  const { t } = useTranslation(['common']);
  const group = useRouterState({ select: ({ location }) => location.pathname.split('/')[2] ?? '' });
  usePageHead({
    title: t(group === 'age' ? 'crumbs.age' : group === 'characters' ? 'crumbs.characters' : 'crumbs.settings'),
  });
  return <main />;
}

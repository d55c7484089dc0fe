import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../lib/use-page-head.ts';

const TITLES = { age: 'crumbs.age', characters: 'crumbs.characters', settings: 'crumbs.settings' } as const;

/** `/stories/age`, `/stories/characters`, `/stories/settings`: the browser at that group. */
export function GroupRoute() {
  const { t } = useTranslation(['common']);
  const segment = useRouterState({ select: ({ location }) => location.pathname.split('/')[2] });
  const title = t(segment === 'age' || segment === 'characters' ? TITLES[segment] : TITLES.settings);
  usePageHead({ title });
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}

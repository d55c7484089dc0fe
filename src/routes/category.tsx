import { Link, useLoaderData } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../lib/use-page-head.ts';

/** `/stories/{slug}`, `/stories/age/{slug}`, `/stories/characters/{slug}`, `/stories/settings/{slug}`. */
export function CategoryRoute() {
  const { t } = useTranslation(['common']);
  const loaded = useLoaderData({ strict: false });
  const landing = loaded?.landing;
  const { title, description } = landing?.text ?? {};
  usePageHead({ title, description, landing, ...(landing ? {} : { robots: 'noindex' }) });
  return (
    <main lang={landing?.language}>
      <h1>{title}</h1>
      <Link to="/">{t('nav.create')}</Link>
    </main>
  );
}

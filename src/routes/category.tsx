import { useLoaderData } from '@tanstack/react-router';
import { usePageHead } from '../lib/use-page-head.ts';

/** `/stories/{slug}`, `/stories/age/{slug}`, `/stories/characters/{slug}`, `/stories/settings/{slug}`. */
export function CategoryRoute() {
  const loaded = useLoaderData({ strict: false });
  const landing = loaded?.landing;
  const { title, description } = landing?.text ?? {};
  usePageHead({ title, description, landing, ...(landing ? {} : { robots: 'noindex' }) });
  return <main lang={landing?.language}>{title}</main>;
}

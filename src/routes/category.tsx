import { useLoaderData } from '@tanstack/react-router';

/** `/stories/{slug}`, `/stories/age/{slug}`, `/stories/characters/{slug}`, `/stories/settings/{slug}`. */
export function CategoryRoute() {
  const loaded = useLoaderData({ strict: false });
  const landing = loaded?.landing;
  return <main lang={landing?.language}>{landing?.text.title}</main>;
}

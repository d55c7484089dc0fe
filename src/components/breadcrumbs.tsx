import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cn } from '../lib/class-names.ts';

/** Segments that are no pages of their own. */
const NO_PAGES = ['oauth'];

/** A segment as people read it, or as it stands where it is badly encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Home and the segments of the path, in order. The last one is where we are; `label` names it better than the path does. */
export function Breadcrumbs({ label, className }: { label?: string | undefined; className?: string }) {
  const { t } = useTranslation(['common']);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 0) return null;
  const known: Record<string, string> = {
    stories: t('crumbs.stories'),
    story: t('crumbs.stories'),
    auth: t('crumbs.auth'),
    oauth: t('crumbs.oauth'),
    callback: t('crumbs.callback'),
    profile: t('crumbs.profile'),
  };
  return (
    <nav aria-label={t('crumbs.label')} className={cn('text-ink2 text-[14.5px]', className)}>
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <Link to="/" className="underline underline-offset-3">
            {t('crumbs.home')}
          </Link>
        </li>
        {segments.map((segment, at) => {
          const isLast = at === segments.length - 1;
          const text = (isLast ? label : undefined) ?? known[segment] ?? decoded(segment);
          const href = `/${segments.slice(0, at + 1).join('/')}`;
          return (
            <li key={href} className="flex min-w-0 items-center gap-2">
              <span aria-hidden="true">/</span>
              {isLast ? (
                <span aria-current="page" className="max-w-[60vw] truncate">
                  {text}
                </span>
              ) : (
                <Crumb href={NO_PAGES.includes(segment) ? undefined : href} text={text} />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Crumb({ href, text }: { href: string | undefined; text: string }) {
  if (href === undefined) return text;
  return (
    <Link to={href} className="underline underline-offset-3">
      {text}
    </Link>
  );
}

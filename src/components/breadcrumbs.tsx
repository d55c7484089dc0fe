import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryAddress } from '#contract/category-address';
import { splitLanguage } from '#contract/languages';
import { trailOf } from '#contract/trail';
import { cn } from '../lib/class-names.ts';
import { categoryLabel, trailWords } from '../lib/trail-words.ts';

/** What the page of a category is called in the language of its address, once its words are here. */
function categoryAt(path: string, language: string): string | undefined {
  const { type, slug } = categoryAddress(path) ?? {};
  return type && slug ? categoryLabel({ type, slug }, language) : undefined;
}

/** Home and the segments of the path, in order. The last one is where we are; `label` names it better than the path does. */
export function Breadcrumbs({ label, className }: { label?: string | undefined; className?: string }) {
  const { t, i18n } = useTranslation(['common']);
  const path = useRouterState({ select: (state) => state.location.pathname });
  // The words of a screen come with it.
  useRouterState({ select: (state) => state.isLoading });
  // The router knows addresses without the language that they may begin with.
  const language = splitLanguage(location.pathname).language ?? i18n.language;
  const category = categoryAt(path, language);
  const steps = trailOf(path, trailWords(), label ?? category);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t('crumbs.label')} className={cn('text-ink2 text-[14.5px]', className)}>
      <ol className="flex flex-wrap items-center gap-2">
        {steps.map(({ text, path: href }, at) => (
          // A trail is as long as its page is deep.
          <li key={at} className="flex min-w-0 items-center gap-2">
            {at === 0 ? null : <span aria-hidden="true">/</span>}
            {at === steps.length - 1 ? (
              <span
                aria-current="page"
                className="max-w-[60vw] truncate"
                lang={category === undefined || language === i18n.language ? undefined : language}
              >
                {text}
              </span>
            ) : (
              <Crumb href={href} text={text} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ href, text }: { href: string | undefined; text: string }) {
  if (href === undefined) return text;
  return (
    <Link to={href} activeOptions={{ exact: true }} className="underline underline-offset-3">
      {text}
    </Link>
  );
}

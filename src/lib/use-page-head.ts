import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#contract/page-titles';
import i18next from 'i18next';
import type { PageHead } from './write-page-head.ts';

/** What is wanted now; a head that comes late gives way. */
let wanted: PageHead | undefined;

function show(head: PageHead | undefined, productName: string): void {
  wanted = head;
  const isHome = !head && location.pathname === '/';
  document.title = isHome
    ? `${productName}: ${i18next.t('index.tagline', { ns: 'pages' })}`
    : titleOf(head?.title, { productName });
  // Nobody sees the rest: it comes with the kit, and a device may be without it.
  void import('./write-page-head.ts').then(
    ({ writePageHead }) => {
      if (wanted === head) writePageHead(head, productName);
    },
    () => undefined,
  );
}

/**
 * Names the page in the tab, the history and for search engines. Where no screen names one, it is the home page's: that is
 * what stands when this page goes.
 */
export function usePageHead({ title, description, robots, story, landing, stories }: PageHead): void {
  const { t } = useTranslation(['common']);
  const product = t('product');
  useEffect(() => {
    show({ title, description, robots, story, landing, stories }, product);
    return () => show(undefined, product);
  }, [title, description, robots, story, landing, stories, product]);
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the tab and the history; the name goes when the page goes. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation(['common']);
  const product = t('product');
  useEffect(() => {
    document.title = `${title} | ${product}`;
    return () => {
      document.title = product;
    };
  }, [title, product]);
}

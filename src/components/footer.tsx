import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Where every page ends. `support` is the contact of this deployment, when it is known. */
export function Footer({ support }: { support?: string | undefined }) {
  const { t } = useTranslation(['common']);
  return (
    <footer className="text-ink2 mx-auto w-full max-w-[1200px] px-5 pt-10 pb-28 text-[14.5px] md:px-10 md:pb-10">
      <div className="seam mb-6" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="me-auto">{t('footer.line')}</p>
        <Link to="/stories" search={{ part: 'browse' }}>
          {t('nav.browse')}
        </Link>
        <Link to="/stories">{t('nav.shelf')}</Link>
        <Link to="/privacy">{t('crumbs.privacy')}</Link>
        {/* Its room is there before its address. */}
        <a href={support} style={support ? undefined : { visibility: 'hidden' }}>
          {t('footer.support')}
        </a>
      </div>
    </footer>
  );
}

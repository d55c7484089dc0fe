import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../lib/use-page-head.ts';
import { SkyPanel } from './sky-panel.tsx';

/** A stitched hole where the moon was. */
function MissingMoon() {
  return (
    <svg viewBox="-135 -135 270 270" aria-hidden="true">
      <circle r="50" fill="none" stroke="var(--stitch)" strokeWidth="2.5" strokeDasharray="6 5" strokeLinecap="round" />
    </svg>
  );
}

/** The page for every address that is none of ours. */
export function NotFoundPage() {
  const { t } = useTranslation(['pages']);
  usePageHead({ title: t('notFound.title', { ns: 'pages' }), robots: 'noindex' });
  return (
    <main>
      <SkyPanel
        title={t('notFound.title', { ns: 'pages' })}
        text={t('notFound.text', { ns: 'pages' })}
        picture={<MissingMoon />}
      >
        <Link to="/" className="btn btn-primary">
          {t('notFound.home', { ns: 'pages' })}
        </Link>
      </SkyPanel>
    </main>
  );
}

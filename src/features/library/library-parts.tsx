import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '../../styles/library-parts.css';

const PARTS = [
  ['device', undefined],
  ['mine', 'mine'],
  ['browse', 'browse'],
] as const;

/** The three parts of the library, as a strip of links. */
export function LibraryParts() {
  const { t } = useTranslation(['stories']);
  return (
    <nav className="parts" aria-label={t('library.label')}>
      {PARTS.map(([name, part]) => (
        <Link key={name} to="/stories" search={{ part }} activeOptions={{ exact: true }} className="part">
          {t(`library.parts.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

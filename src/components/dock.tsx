import { Link } from '@tanstack/react-router';
import { Compass, Library, Menu, MoonStar } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../lib/optional-part.ts';
import { BROWSE, EXACT, lit, usePlace } from './use-place.ts';

const MenuDrawer = optionalPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

/** Under 768 px: the four ways through the product, within reach of a thumb. Menu opens the side drawer. */
export function Dock({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation(['common']);
  const place = usePlace();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav className="dock md:hidden" aria-label={t('nav.label')}>
        <Link to="/" className="dock-item" activeOptions={{ exact: true, includeSearch: false, includeHash: true }}>
          <i>
            <MoonStar size={23} aria-hidden="true" />
          </i>
          {t('nav.create')}
        </Link>
        <Link to="/stories" className="dock-item" activeOptions={EXACT} data-status={lit(place === 'mine')}>
          <i>
            <Library size={23} aria-hidden="true" />
          </i>
          {t('nav.shelfShort')}
        </Link>
        <Link to="/stories" search={BROWSE} className="dock-item" data-status={lit(place === 'browse')}>
          <i>
            <Compass size={23} aria-hidden="true" />
          </i>
          {t('nav.browseShort')}
        </Link>
        <button
          type="button"
          data-menu
          className="dock-item"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <i>
            <Menu size={23} aria-hidden="true" />
          </i>
          {t('nav.menu')}
        </button>
      </nav>
      {isOpen ? (
        <Suspense fallback={null}>
          <MenuDrawer open onOpenChange={setOpen} onLogOut={onLogOut} />
        </Suspense>
      ) : null}
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../../lib/optional-part.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useNear } from '../../lib/use-near.ts';

const CategoryBrowser = optionalPart(async () => (await import('./category-browser.tsx')).CategoryBrowser);

/** The room of the category browser on the home page. Until it is near, and where it cannot be had, its heading leads to it. */
export function BrowseRoom() {
  const { t } = useTranslation(['common']);
  const room = useRef<HTMLElement>(null);
  const isOnline = useOnline();
  // Without a network it is on the device or it is not, and where it is not there is no room to keep.
  const isNear = useNear(room) || !isOnline;
  const empty = <div className="browse-room" />;
  return (
    <section ref={room} className="home-block" id="browse" aria-labelledby="browse-title">
      <h2 id="browse-title">
        <Link to="/stories" search={{ part: 'browse' }}>
          {t('nav.browse')}
        </Link>
      </h2>
      {isNear ? (
        <Suspense fallback={empty}>
          <CategoryBrowser level={3} />
        </Suspense>
      ) : (
        empty
      )}
    </section>
  );
}

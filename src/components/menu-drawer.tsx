import { Link } from '@tanstack/react-router';
import { loadNamespaces } from 'i18next';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../lib/optional-part.ts';
import { useUser } from '../lib/session.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { LightChooser } from './light-chooser.tsx';
import { Sheet } from './ui/sheet.tsx';

const LightDetails = optionalPart(async () => {
  const [{ LightDetails }] = await Promise.all([import('./light-details.tsx'), loadNamespaces('bedtime')]);
  return LightDetails;
});

interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLogOut: () => void;
}

/** Everything the top bar has on wider screens, and the light of the room. */
export function MenuDrawer({ open, onOpenChange, onLogOut }: MenuDrawerProps) {
  const { t } = useTranslation(['common']);
  const user = useUser();
  const close = () => onOpenChange(false);
  return (
    <Sheet
      side="end"
      opener={() => document.querySelector<HTMLElement>('[data-menu]')}
      open={open}
      onOpenChange={onOpenChange}
      title={t('nav.menu')}
      closeLabel={t('actions.close')}
    >
      <p className="flex items-center gap-2.5 font-display text-[23px]">
        <BrandMark />
        {t('product')}
      </p>
      {user ? (
        <p className="text-ink2 mt-2 wrap-anywhere">{t('nav.welcome', { name: user.name || user.email })}</p>
      ) : null}
      <nav aria-label={t('nav.menu')} className="mt-4 flex flex-col">
        <Link to="/" className="drawer-link" onClick={close}>
          {t('nav.create')}
        </Link>
        <Link to="/stories" search={{ part: 'browse' }} className="drawer-link" onClick={close}>
          {t('nav.browse')}
        </Link>
        <Link to="/stories" className="drawer-link" onClick={close}>
          {t('nav.shelf')}
        </Link>
        <Link to="/pricing" className="drawer-link" onClick={close}>
          {t('nav.pricing')}
        </Link>
        {user ? (
          <Link to="/profile" className="drawer-link" onClick={close}>
            {t('nav.profile')}
          </Link>
        ) : (
          <Link to="/auth" className="drawer-link" onClick={close}>
            {t('nav.login')}
          </Link>
        )}
      </nav>
      <div className="seam my-4" />
      <LanguagePicker withNote />
      <div className="mt-5">
        <LightChooser Details={LightDetails} />
      </div>
      {user ? (
        <button
          type="button"
          className="btn btn-secondary mt-6 w-full"
          onClick={() => {
            close();
            onLogOut();
          }}
        >
          <LogOut size={20} aria-hidden="true" />
          {t('nav.logout')}
        </button>
      ) : null}
    </Sheet>
  );
}

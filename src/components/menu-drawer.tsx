import { Link } from '@tanstack/react-router';
import { Flame, LogOut, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../lib/session.ts';
import { chooseLight, currentLight, THEMES_OF_LIGHT } from '../lib/theme.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { Sheet } from './ui/sheet.tsx';

const ICONS = { night: Moon, day: Sun, ember: Flame };

interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLogOut: () => void;
}

/** Everything the top bar has on wider screens, and the light of the room. */
export function MenuDrawer({ open, onOpenChange, onLogOut }: MenuDrawerProps) {
  const { t } = useTranslation(['common']);
  const user = useUser();
  const [light, setLight] = useState(currentLight);
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
      <div role="radiogroup" aria-label={t('light.label')} className="mt-5 grid grid-cols-3 gap-2">
        {THEMES_OF_LIGHT.map((name) => {
          const Icon = ICONS[name];
          return (
            <button
              key={name}
              type="button"
              role="radio"
              aria-checked={light === name}
              className="light-choice"
              onClick={() => {
                chooseLight(name);
                setLight(name);
              }}
            >
              <Icon size={20} aria-hidden="true" />
              {t(`light.${name}`)}
            </button>
          );
        })}
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

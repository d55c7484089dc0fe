import '../../styles/reading-sheet.css';
import { LockKeyhole, Smartphone } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LightChooser } from '../../components/light-chooser.tsx';
import { LightDetails } from '../../components/light-details.tsx';
import { Sheet } from '../../components/ui/sheet.tsx';
import { BOOK_WIDTHS, keepAwakeSetting, littleHandsSetting } from '../../lib/reading-settings.ts';
import { useMedia } from '../../lib/use-media.ts';
import { FaceChoice } from './face-choice.tsx';
import { MoreLetters } from './more-letters.tsx';
import { PagesChoice } from './pages-choice.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SizeSlider } from './size-slider.tsx';

interface ReadingSheetProps {
  onClose: () => void;
  /** Rows that other features bring: voice, timer, sounds. */
  children: ReactNode;
}

/** The lock that was switched here takes the place of the bar that opened this, or gives it back. */
function focusAfter(opener: Element | null): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected) return opener;
  return document.querySelector<HTMLElement>('.lock-moon button, .around-bar button:enabled');
}

/** How a story is read on this device: letters, light, pages, and what else goes on while it is read. */
export function ReadingSheet({ onClose, children }: ReadingSheetProps) {
  const { t } = useTranslation(['bedtime', 'common']);
  const isWide = useMedia(BOOK_WIDTHS);
  const [opener] = useState(() => document.activeElement);
  // A tap is answered with the sheet and what gets the focus; the other rows come right after, in small steps.
  const isWhole = useDeferredValue(true, false);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('settings.title')}
      closeLabel={t('actions.close', { ns: 'common' })}
      side={isWide ? 'end' : 'bottom'}
      opener={() => focusAfter(opener)}
    >
      <div className="reading-rows">
        <div>
          <SizeSlider />
          {isWhole ? (
            <>
              <FaceChoice />
              <MoreLetters />
              <LightChooser Details={LightDetails} />
            </>
          ) : null}
        </div>
        {isWhole ? (
          <>
            {children}
            <PagesChoice />
            <SettingSwitch icon={Smartphone} setting={keepAwakeSetting} label={t('settings.awake')} />
            <SettingSwitch
              icon={LockKeyhole}
              setting={littleHandsSetting}
              label={t('settings.lock')}
              text={t('settings.lockText')}
            />
          </>
        ) : null}
      </div>
    </Sheet>
  );
}

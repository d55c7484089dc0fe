import { CalendarX2, Library, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StitchedIcon } from '../../components/stitched-icon.tsx';

const ASSURANCES = [
  ['cancel', CalendarX2],
  ['stories', Library],
  ['cards', LockKeyhole],
] as const;

/** What holds for every plan, so that nobody needs to ask. */
export function Assurances() {
  const { t } = useTranslation(['pricing']);
  return (
    <ul className="assurances" aria-label={t('assurances.label')}>
      {ASSURANCES.map(([name, icon]) => (
        <li key={name}>
          <StitchedIcon icon={icon} size={34} />
          <div>
            <b>{t(`assurances.${name}`)}</b>
            <p>{t(`assurances.${name}Text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

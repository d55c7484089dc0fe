import { Clock3, Flame, Moon, Sun } from 'lucide-react';
import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLight, chosenLight, clockTimes, currentLight, type LightChoice } from '../lib/light.ts';
import { USUAL_TIMES } from '../lib/light.rules.ts';
import { Choices } from './ui/choices.tsx';

const ICONS = { night: Moon, day: Sun, ember: Flame, clock: Clock3 };
const LIGHT_CHOICES = ['night', 'day', 'ember', 'clock'] as const;

interface LightChooserProps {
  /** What a light can be told further; it may come later. */
  Details: ComponentType<{ choice: LightChoice }>;
}

/** The light of the room: one of three, or by the clock. */
export function LightChooser({ Details }: LightChooserProps) {
  const { t } = useTranslation(['common']);
  const [choice, setChoice] = useState<LightChoice>(() => chosenLight() ?? currentLight());
  return (
    <>
      <Choices
        label={t('light.label')}
        options={LIGHT_CHOICES}
        value={choice}
        onChoose={(next) => {
          chooseLight(next, clockTimes.read() ?? USUAL_TIMES);
          setChoice(next);
        }}
        renderOption={(name) => {
          const Icon = ICONS[name];
          return (
            <>
              <Icon className="choice-lamp" size={20} aria-hidden="true" />
              {t(`light.${name}`)}
            </>
          );
        }}
      />
      <Suspense fallback={null}>
        <Details choice={choice} />
      </Suspense>
    </>
  );
}

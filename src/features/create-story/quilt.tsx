import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/class-names.ts';
import { PatchButton } from './patch-button.tsx';
import { nextPatch, PATCHES, type Patch, type StoryForm } from './story-form.rules.ts';

interface QuiltProps {
  form: StoryForm;
  /** The patch whose picker is open. */
  active: Patch;
  isBusy: boolean;
  onPress: (patch: Patch) => void;
}

/** The form as a quilt: nine patches, three by three, in the order in which they are asked. */
export function Quilt({ form, active, isBusy, onPress }: QuiltProps) {
  const { t } = useTranslation(['pages']);
  const next = nextPatch(form);
  return (
    <div
      className={cn('quilt', isBusy && 'is-busy')}
      role="group"
      aria-label={t('index.quilt', { ns: 'pages' })}
      aria-busy={isBusy}
    >
      {PATCHES.map((patch) => (
        <PatchButton
          key={patch}
          patch={patch}
          form={form}
          isNext={patch === next}
          isOpen={patch === active}
          onPress={() => onPress(patch)}
        />
      ))}
    </div>
  );
}

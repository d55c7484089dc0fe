import {
  BookOpen,
  Cake,
  Contrast,
  Feather,
  Heart,
  Map,
  PawPrint,
  PencilLine,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StitchedIcon } from '../../components/stitched-icon.tsx';
import { cn } from '../../lib/class-names.ts';
import { isSewn, type Patch, type StoryForm } from './story-form.rules.ts';
import { isDetailed, useOptionDetail, useOptionLabel } from './use-option-label.ts';

const SewnIcon = lazy(() => import('./sewn-icon.tsx').then((module) => ({ default: module.SewnIcon })));
const ICONS: Record<Patch, LucideIcon> = {
  childName: PencilLine,
  ageGroup: Cake,
  theme: Sparkles,
  character: PawPrint,
  setting: Map,
  length: Contrast,
  moral: Heart,
  difficulty: BookOpen,
  tone: Feather,
};
const OPTIONAL: readonly Patch[] = ['moral', 'difficulty', 'tone'];

interface PatchButtonProps {
  patch: Patch;
  form: StoryForm;
  /** The first patch that still waits. */
  isNext: boolean;
  /** Its picker is the one that is open. */
  isOpen: boolean;
  onPress: () => void;
}

/** How large a word may be so that its longest part fits a patch. */
const fit = (text: string, [small, smaller]: readonly [number, number]) => {
  const longest = Math.max(...text.split(/[\s\u00AD-]+/).map((part) => Array.from(part).length));
  return longest > smaller ? 'is-longest' : longest > small ? 'is-long' : undefined;
};

/** One patch of the quilt: empty with a dashed seam, or sewn with the chosen option's fabric. */
export function PatchButton({ patch, form, isNext, isOpen, onPress }: PatchButtonProps) {
  const { t } = useTranslation(['pages', 'common']);
  const labelOf = useOptionLabel();
  const detailOf = useOptionDetail();
  const name = t(`index.patches.${patch}`, { ns: 'pages' });
  const sewn = isSewn(form, patch);
  const value = sewn ? (patch === 'childName' ? form.childName.trim() : labelOf(patch, form[patch])) : undefined;
  // The first part is enough on a patch: years and minutes, not what they are like.
  const detail =
    sewn && isDetailed(patch) && patch !== 'difficulty' ? detailOf(patch, form[patch]).split(/[,，]/)[0] : undefined;
  const hint = sewn
    ? undefined
    : patch === 'childName' && isNext
      ? t('index.startHere', { ns: 'pages' })
      : OPTIONAL.includes(patch)
        ? t('index.ifYouLike', { ns: 'pages' })
        : undefined;
  return (
    <button
      type="button"
      data-patch={patch}
      className={cn('patch', sewn ? 'is-sewn' : 'is-empty', isNext && 'is-next', isOpen && 'is-open')}
      aria-haspopup="dialog"
      aria-label={
        value ? t('index.patchChosen', { ns: 'pages', name, value }) : t('index.patchEmpty', { ns: 'pages', name })
      }
      onClick={onPress}
    >
      {patch === 'childName' && value ? (
        <span className={cn('patch-name', fit(value, [7, 9]))}>{value}</span>
      ) : sewn && patch !== 'childName' ? (
        <Suspense fallback={<span className="block size-[38px]" />}>
          <SewnIcon patch={patch} value={form[patch]} />
        </Suspense>
      ) : (
        <StitchedIcon icon={ICONS[patch]} size={32} />
      )}
      {value && patch !== 'childName' ? <b className={fit(value, [9, 11])}>{value}</b> : null}
      {value ? <small>{detail ?? name}</small> : <b>{name}</b>}
      {hint ? <small className={isNext ? 'text-link' : undefined}>{hint}</small> : null}
    </button>
  );
}

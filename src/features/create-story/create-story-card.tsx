import { Dices, LoaderCircle, Sparkles } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { Subscription } from '../session/use-subscription-status.ts';
import { InlinePicker } from './inline-picker.tsx';
import { PicturesChoice } from './pictures-choice.tsx';
import { Quilt } from './quilt.tsx';
import { readNames, withName } from './recent-names.rules.ts';
import { isReady, nextPatch, PATCHES, randomForm, type Patch } from './story-form.rules.ts';
import { useGenerate } from './use-generate.ts';
import { useStoryForm } from './use-story-form.ts';

const PickerSheet = lazy(() => import('./picker-sheet.tsx').then((module) => ({ default: module.PickerSheet })));
const NAMES_KEY = 'recent_names';
/** The same width at which the style sheet puts the picker beside the quilt. */
const WIDE = '(min-width: 768px)';

/** The choice that was pressed before the page came alive, as index.html's script noted it. */
function pressedEarly(): Patch | undefined {
  const pressed = typeof document === 'undefined' ? undefined : document.documentElement.dataset['pressed'];
  return PATCHES.find((patch) => patch === pressed);
}

interface CreateStoryCardProps {
  preset: Readonly<Record<string, string | undefined>>;
  subscription: Subscription;
}

/** The quilt, its pickers, the pictures, Randomize and Generate. */
export function CreateStoryCard({ preset, subscription }: CreateStoryCardProps) {
  const { t } = useTranslation(['pages']);
  const { form, change, setForm } = useStoryForm(preset);
  const { generate, isGenerating } = useGenerate(subscription);
  const [active, setActive] = useState<Patch | undefined>(pressedEarly);
  const [isSheetOpen, setSheetOpen] = useState(() => pressedEarly() !== undefined && !matchMedia(WIDE).matches);
  const [names, setNames] = useState(() => readNames(readStored(NAMES_KEY)));

  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true';
    delete document.documentElement.dataset['pressed'];
  }, []);

  const press = (patch: Patch) => {
    setActive(patch);
    setSheetOpen(!matchMedia(WIDE).matches);
  };
  const move = (patch: Patch | undefined) => {
    setActive(patch);
    if (!patch) setSheetOpen(false);
  };
  const submit = (chosen = form) => {
    if (isReady(chosen)) {
      const known = withName(names, chosen.childName);
      setNames(known);
      writeStored(NAMES_KEY, JSON.stringify(known));
    }
    generate(chosen);
  };
  const randomize = () => {
    const chosen = randomForm(form, t('index.randomNames', { ns: 'pages' }).split(', '), Math.random);
    setForm(chosen);
    submit(chosen);
  };

  return (
    <form
      className="create-card"
      aria-label={t('index.formLabel')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="create-quilt">
        <Quilt form={form} active={active} isBusy={isGenerating} onPress={press} />
        {PATCHES.slice(1).map((patch) => <input key={patch} type="hidden" name={patch} value={form[patch]} />)}
        <div className="md:hidden">
          <PicturesChoice form={form} canRequestImages={subscription.status.userTier === 'premium'} onChange={change} />
        </div>
        <div className="create-actions">
          <button type="button" className="btn btn-secondary px-4" disabled={isGenerating} onClick={randomize}>
            <Dices size={22} aria-hidden="true" />
            {t('index.randomize')}
          </button>
          <button type="submit" data-generate className="btn btn-primary flex-1" disabled={isGenerating || !isReady(form)} aria-busy={isGenerating}>
            {isGenerating ? <LoaderCircle size={21} aria-hidden="true" className="animate-spin" /> : isReady(form) ? <Sparkles size={20} aria-hidden="true" /> : null}
            {isGenerating ? t('index.storyConfig.generating') : t('index.storyConfig.generate')}
          </button>
        </div>
      </div>
      <div className="create-beside">
        <InlinePicker patch={active ?? nextPatch(form) ?? 'childName'} form={form} recentNames={names} onChange={change} onEnter={() => submit()} />
        <PicturesChoice form={form} canRequestImages={subscription.status.userTier === 'premium'} onChange={change} />
      </div>
      {active && isSheetOpen ? (
        <Suspense fallback={null}>
          <PickerSheet patch={active} form={form} recentNames={names} onChange={change} onMove={move} />
        </Suspense>
      ) : null}
    </form>
  );
}

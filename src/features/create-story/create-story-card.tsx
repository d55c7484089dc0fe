import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/use-online.ts';
import { WIDE } from '../../lib/widths.ts';
import { isLimitReached } from '../session/subscription.rules.ts';
import type { Subscription } from '../session/use-subscription-status.ts';
import { CreateActions } from './create-actions.tsx';
import { InlinePicker } from './inline-picker.tsx';
import { PicturesChoice } from './pictures-choice.tsx';
import { Quilt } from './quilt.tsx';
import { isReady, nextPatch, PATCHES, randomForm, type Patch } from './story-form.rules.ts';
import { useGenerate } from './use-generate.ts';
import { useRecentNames } from './use-recent-names.ts';
import { useStoryForm } from './use-story-form.ts';
import { useUnfinishedQuilt } from './use-unfinished-quilt.ts';

const PickerSheet = lazy(() => import('./picker-sheet.tsx').then((module) => ({ default: module.PickerSheet })));

/** The choice that was pressed before the page came alive, as index.html's script noted it. */
function pressedEarly(): Patch | undefined {
  const pressed = typeof document === 'undefined' ? undefined : document.documentElement.dataset['pressed'];
  return PATCHES.find((patch) => patch === pressed);
}

interface CreateStoryCardProps {
  preset: Readonly<Record<string, string | undefined>>;
  /** The preset choices were taken over; the address need not carry them any more. */
  onPresetTaken: () => void;
  subscription: Subscription;
}

/** The quilt, its pickers, the pictures, Randomize and Generate. */
export function CreateStoryCard({ preset, onPresetTaken, subscription }: CreateStoryCardProps) {
  const { t } = useTranslation(['pages']);
  const { form, change, setForm, isTypingName } = useStoryForm(preset, onPresetTaken);
  useUnfinishedQuilt(form, isTypingName);
  const { generate, isGenerating } = useGenerate(subscription);
  const isOnline = useOnline();
  // The picker beside the quilt stays with what was pressed: it must not run ahead of somebody who is still typing.
  const [active, setActive] = useState<Patch>(
    () => pressedEarly() ?? (isTypingName ? 'childName' : nextPatch(form)) ?? 'childName',
  );
  const [isSheetOpen, setSheetOpen] = useState(() => pressedEarly() !== undefined && !matchMedia(WIDE).matches);
  const { names, look, lookFor, chooseLook, keepName } = useRecentNames(form.childName);
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true';
    delete document.documentElement.dataset['pressed'];
  }, []);

  const press = (patch: Patch) => {
    setActive(patch);
    setSheetOpen(!matchMedia(WIDE).matches);
  };
  const move = (patch: Patch | undefined) => {
    if (patch) setActive(patch);
    else setSheetOpen(false);
  };
  const submit = (chosen = form) => {
    const chosenLook = lookFor(chosen.childName);
    if (isReady(chosen)) keepName(chosen.childName, chosenLook);
    generate(chosen, chosenLook);
  };
  const randomize = () => {
    const chosen = randomForm(form, t('index.randomNames').split(', '), Math.random);
    setForm(chosen);
    submit(chosen);
  };
  const picker = { form, recentNames: names, look, onChange: change, onLook: chooseLook };

  return (
    <form
      className="create-card"
      aria-label={t('index.formLabel')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="create-start">
        <Quilt form={form} active={active} isBusy={isGenerating} onPress={press} />
        {PATCHES.slice(1).map((patch) => (
          <input key={patch} type="hidden" name={patch} value={form[patch]} />
        ))}
        <CreateActions
          isReady={isReady(form)}
          isGenerating={isGenerating}
          isOnline={isOnline}
          isLimitReached={isLimitReached(subscription.status) && !subscription.status.isLoading}
          onRandomize={randomize}
        />
      </div>
      <div className="create-end">
        <InlinePicker patch={active} {...picker} onEnter={() => submit()} />
        <PicturesChoice form={form} canRequestImages={subscription.status.userTier === 'premium'} onChange={change} />
      </div>
      {isSheetOpen ? (
        <Suspense fallback={null}>
          <PickerSheet patch={active} {...picker} onMove={move} />
        </Suspense>
      ) : null}
    </form>
  );
}

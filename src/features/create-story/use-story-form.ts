import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { presetForm, readForm, type StoryForm } from './story-form.rules.ts';

/** Local-storage key of the choices: nothing that a parent chose is lost by a reload, an error or a dead network. */
const CHOICES_KEY = 'story_choices';

/** A name that was typed into the prerendered field before the page came alive. It is still there at the first render. */
function typedEarly(): string {
  if (typeof document === 'undefined' || document.documentElement.dataset['alive']) return '';
  return document.querySelector<HTMLInputElement>('#root input[name="childName"]')?.value ?? '';
}

/**
 * The form, kept on the device. Choices that the address presets are taken over once; `onTaken` then clears the address,
 * so that a reload does not preset them again over what was chosen since.
 */
export function useStoryForm(preset: Readonly<Record<string, string | undefined>>, onTaken: () => void) {
  const [early] = useState(typedEarly);
  const [form, setForm] = useState<StoryForm>(() => {
    const known = presetForm(readForm(readStored(CHOICES_KEY)), preset);
    return { ...known, childName: early || known.childName };
  });
  const presetKey = JSON.stringify(preset);
  const [takenKey, setTakenKey] = useState(presetKey);
  if (presetKey !== takenKey) {
    setTakenKey(presetKey);
    setForm(presetForm(form, preset));
  }
  const hasPreset = Object.values(preset).some((value) => value !== undefined);
  useEffect(() => {
    if (hasPreset) onTaken();
  }, [hasPreset, onTaken]);
  useEffect(() => writeStored(CHOICES_KEY, JSON.stringify(form)), [form]);
  const change = (part: Partial<StoryForm>) => setForm((before) => ({ ...before, ...part }));
  return { form, change, setForm, isTypingName: early !== '' };
}

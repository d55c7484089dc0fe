import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { presetForm, readForm, type StoryForm } from './story-form.rules.ts';

/** Local-storage key of the choices: nothing that a parent chose is lost by a reload, an error or a dead network. */
export const CHOICES_KEY = 'story_choices';

/** The form, kept on the device, with the choices that the address presets. */
export function useStoryForm(preset: Readonly<Record<string, string | undefined>>) {
  const [form, setForm] = useState<StoryForm>(() => presetForm(readForm(readStored(CHOICES_KEY)), preset));
  const presetKey = JSON.stringify(preset);
  const [lastPreset, setLastPreset] = useState(presetKey);
  if (presetKey !== lastPreset) {
    setLastPreset(presetKey);
    setForm(presetForm(form, preset));
  }
  useEffect(() => writeStored(CHOICES_KEY, JSON.stringify(form)), [form]);
  const change = (part: Partial<StoryForm>) => setForm((before) => ({ ...before, ...part }));
  return { form, change, setForm };
}

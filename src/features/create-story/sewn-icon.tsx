import { StitchedIcon } from '../../components/stitched-icon.tsx';
import { optionIcon } from '../../components/option-icons.ts';
import type { Patch } from './story-form.rules.ts';

/** The picture of a chosen option, embroidered. */
export function SewnIcon({ patch, value }: { patch: Exclude<Patch, 'childName'>; value: string }) {
  return <StitchedIcon icon={optionIcon(patch, value)} />;
}

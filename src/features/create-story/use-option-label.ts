import { useTranslation } from 'react-i18next';
import type common from '../../../public/locales/en/common.json';
import type { Patch } from './story-form.rules.ts';

type OptionKey = {
  [F in keyof typeof common.options]: `options.${F}.${keyof (typeof common.options)[F] & string}`;
}[keyof typeof common.options];

/** The label of an option in the language of the page. */
export function useOptionLabel() {
  const { t } = useTranslation(['common']);
  return (patch: Exclude<Patch, 'childName'> | 'imageStyle', value: string): string => {
    // The values come from the contract, and a test compares them with the keys.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const key = `options.${patch}.${value}` as OptionKey;
    return value === '' ? '' : t(key);
  };
}

type DetailKey = {
  [F in keyof typeof common.optionDetails]: `optionDetails.${F}.${keyof (typeof common.optionDetails)[F] & string}`;
}[keyof typeof common.optionDetails];
const DETAILED = ['ageGroup', 'length', 'difficulty'] as const satisfies readonly (keyof typeof common.optionDetails)[];
export type DetailedPatch = (typeof DETAILED)[number];

/** Whether the options of a patch have a second line: years, minutes, what a difficulty means. */
export function isDetailed(patch: Patch): patch is DetailedPatch {
  return DETAILED.some((detailed) => detailed === patch);
}

/** The second line of an option. */
export function useOptionDetail() {
  const { t } = useTranslation(['common']);
  return (patch: DetailedPatch, value: string): string => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const key = `optionDetails.${patch}.${value}` as DetailKey;
    return value === '' ? '' : t(key);
  };
}

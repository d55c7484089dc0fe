import { useTranslation } from 'react-i18next';
import type common from '../../../public/locales/en/common.json';
import type { Patch } from './story-form.rules.ts';

type OptionKey = { [F in keyof typeof common.options]: `options.${F}.${keyof (typeof common.options)[F] & string}` }[keyof typeof common.options];

/** The label of an option in the language of the page; `part` asks for its second line where it has one (years, minutes). */
export function useOptionLabel() {
  const { t } = useTranslation(['common']);
  return (patch: Exclude<Patch, 'childName'> | 'imageStyle', value: string): string => {
    // The values come from the contract, and a test compares them with the keys.
    const key = `options.${patch}.${value}` as OptionKey;
    return value === '' ? '' : t(key);
  };
}

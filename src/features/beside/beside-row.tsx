import { Languages } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, languageFor, NATIVE_NAMES } from '#contract/languages';
import { besideSetting } from '../../lib/beside.ts';
import { languageName } from '../../lib/language-name.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import type { useBeside } from './use-beside.ts';

interface BesideRowProps {
  open: OpenStory;
  beside: ReturnType<typeof useBeside>;
}

/** A second language, as a row of the reading sheet. */
export function BesideRow({ open, beside: { state, language, again } }: BesideRowProps) {
  const { t } = useTranslation(['bedtime']);
  const id = useId();
  const chosen = besideSetting.use();
  const others = LANGUAGE_CODES.filter((code) => code !== open.story.parameters.story_language);
  const named = { language: language ? languageName(language) : '' };
  const said = {
    none: t('beside.hint'),
    here: t('beside.hint'),
    loading: t('beside.loading', named),
    'not-told': t('beside.notTold', named),
    failed: t('beside.failed', named),
  }[state];
  return (
    <section className="listen-row">
      <Languages size={23} aria-hidden="true" />
      <div>
        <label htmlFor={id} className="font-bold">
          {t('beside.title')}
        </label>
        <p role="status">{said}</p>
      </div>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={(event) => besideSetting.choose(languageFor(event.target.value) ?? null)}
      >
        <option value="">{t('beside.none')}</option>
        {others.map((code) => (
          <option key={code} value={code} lang={code}>
            {NATIVE_NAMES[code]}
          </option>
        ))}
      </select>
      {state === 'failed' ? (
        <button type="button" className="btn btn-secondary" onClick={again}>
          {t('beside.again')}
        </button>
      ) : null}
    </section>
  );
}

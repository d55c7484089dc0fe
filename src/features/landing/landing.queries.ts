import type { CategorySlug } from '#contract/categories';
import { landingFile, LandingTextSchema, type LandingData } from '#contract/landing';
import { FALLBACK_LANGUAGE, splitLanguage, type LanguageCode } from '#contract/languages';
import * as v from 'valibot';

/** The language of a category's page: that of its address, else the fallback until the interface speaks more. */
const languageOfPage = (): LanguageCode => splitLanguage(location.pathname).language ?? FALLBACK_LANGUAGE;

/** The words of a landing page. undefined where they cannot be had. */
export async function loadLanding({
  type,
  slug,
}: Pick<CategorySlug, 'type' | 'slug'>): Promise<LandingData | undefined> {
  const language = languageOfPage();
  const answer = await fetch(`/locales/${language}/${landingFile({ type, slug })}`).catch(() => undefined);
  const text = v.safeParse(LandingTextSchema, await answer?.json().catch(() => undefined));
  return text.success ? { type, slug, language, text: text.output } : undefined;
}

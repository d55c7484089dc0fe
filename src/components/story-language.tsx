import { nameInItself, type LanguageCode } from '#contract/languages';

/** Says in its own words which language a story is told in, where that is not the page's; stands below its title. */
export function StoryLanguage({ of, page }: { of: LanguageCode; page: string }) {
  if (of === page) return null;
  return (
    <span className="cover-language" lang={of}>
      {nameInItself(of)}
    </span>
  );
}

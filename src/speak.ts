// What stands around the page, in a language that is not English: it comes with the first such language.
import i18next, { t } from 'i18next';
import { splitLanguage } from '#contract/languages';
import { translateRefusals } from './lib/api.ts';
import { inOwnWords } from './lib/own-words.ts';

/** What the system shows of the app once it is installed and what the home page is called. */
function speak(): void {
  const { language } = i18next;
  const path = language === 'en' ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', path);
  if (splitLanguage(location.pathname).path === '/')
    document.title = `${t('product')}: ${t('index.tagline', { ns: 'pages' })}`;
}

translateRefusals(inOwnWords);
speak();
i18next.on('languageChanged', speak);

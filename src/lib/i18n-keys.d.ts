import type ads from '../../public/locales/en/ads.json';
import type auth from '../../public/locales/en/auth.json';
import type bedtime from '../../public/locales/en/bedtime.json';
import type categories from '../../public/locales/en/categories.json';
import type common from '../../public/locales/en/common.json';
import type errors from '../../public/locales/en/errors.json';
import type library from '../../public/locales/en/library.json';
import type pages from '../../public/locales/en/pages.json';
import type pricing from '../../public/locales/en/pricing.json';
import type privacy from '../../public/locales/en/privacy.json';
import type stories from '../../public/locales/en/stories.json';

// English types every key: a wrong one does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      ads: typeof ads;
      auth: typeof auth;
      bedtime: typeof bedtime;
      categories: typeof categories;
      common: typeof common;
      errors: typeof errors;
      library: typeof library;
      pages: typeof pages;
      pricing: typeof pricing;
      privacy: typeof privacy;
      stories: typeof stories;
    };
  }
}

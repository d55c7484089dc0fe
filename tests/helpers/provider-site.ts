// A provider for each test of a file, so that none hears a late call of the one before, and the server that it opens for itself.
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { createProviderApp, taleFor } from './provider-app.ts';
import { createStrictProvider, type StrictProvider } from './strict-provider.ts';
import type { StoryToWrite } from './strict-writer.ts';
import type { TestApp } from './test-app.ts';

type SiteOptions = Partial<Parameters<typeof createProviderApp>[0]>;
interface ProviderSite {
  provider: StrictProvider;
  server: TestApp;
  /** Opens the server of this test. */
  open: (options?: SiteOptions) => Promise<TestApp>;
}

/** Registers what comes before and after each test of a file; what it gives is there within them. */
export function useProviderSite(): ProviderSite {
  const site = {
    open: async (options: SiteOptions = {}) =>
      (site.server = await createProviderApp({ url: site.provider.url, ...options })),
  } as ProviderSite;
  let tale: StoryToWrite;
  beforeAll(async () => {
    tale = await taleFor();
  });
  beforeEach(async () => {
    site.provider = await createStrictProvider(tale);
  });
  afterEach(async () => {
    await site.server.close();
    await site.provider.close();
  });
  return site;
}

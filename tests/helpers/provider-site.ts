// A provider for all tests of a file, as new before each, and the server that each of them opens for itself.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createProviderApp, taleFor } from './provider-app.ts';
import { createStrictProvider, type StrictProvider } from './strict-provider.ts';
import type { TestApp } from './test-app.ts';

type SiteOptions = Partial<Parameters<typeof createProviderApp>[0]>;
interface ProviderSite {
  provider: StrictProvider;
  server: TestApp;
  /** Opens the server of this test. */
  open: (options?: SiteOptions) => Promise<TestApp>;
}

/** Registers what stands before and after the tests of a file; what it gives is there from the first test on. */
export function useProviderSite(): ProviderSite {
  const site = {
    open: async (options: SiteOptions = {}) =>
      (site.server = await createProviderApp({ url: site.provider.url, ...options })),
  } as ProviderSite;
  beforeAll(async () => {
    site.provider = await createStrictProvider(await taleFor());
  });
  afterAll(() => site.provider.close());
  beforeEach(() => site.provider.reset());
  afterEach(() => site.server.close());
  return site;
}

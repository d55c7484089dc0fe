import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? (process.platform === 'linux' ? '/usr/bin/chromium' : undefined);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Two: the whole gate has half an hour.
  workers: 2,
  // A bound for a test that hangs: what is measured is measured by the page's own clocks, and machines are busy.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'node_modules/.cache/tuckaway/e2e',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig } from 'vitest/config';
import { LANGUAGE_CODES } from './contract/languages.ts';
import { digest } from './tools/setup.mjs';
import { testsOnPostgres } from './tools/tests-on-postgres.ts';
import { styleSamples } from './tools/style-samples.ts';
import { pageFileName, styleFileName, workerFileName, writeKit } from './tools/write-kit.ts';
import { writePages } from './tools/write-pages.ts';

const onPostgres = process.env['VITEST'] ? testsOnPostgres(process.env) : [];
const apiPort = process.env['API_PORT'] ?? '3001';

const kit = writeKit();
const precached = [
  'index.html',
  'shell.html',
  'kit.json',
  'assets/*.{js,css,woff2}',
  'locales/en/{common,pages,stories,errors}.json',
];

interface Precached {
  url: string;
  revision: string | null;
  size: number;
}

/** Each icon's file has a line that reads a value and leaves it; no compiler may drop that by itself. */
const lightIcons = (): Plugin => ({
  name: 'tuckaway-light-icons',
  transform: {
    filter: { id: /\/lucide-react\/.*\/icons\// },
    handler: (code) => ({ code: code.replace(/^__iconData\.node;$/m, ''), map: null }),
  },
});
/** Twelve signs of a fingerprint tell two versions of a file apart, and the worker is loaded with each visit. */
const shortRevisions = (files: Precached[]) => ({
  manifest: files.map((file) => ({ ...file, revision: file.revision?.slice(0, 12) ?? null })),
});

export default defineConfig({
  define: {
    __BUILD_ID__: JSON.stringify(digest(['src', 'contract', 'shelf']).slice(0, 12)),
    __LANDING_LANGUAGES__: JSON.stringify(
      LANGUAGE_CODES.filter((code) => existsSync(`public/locales/${code}/landing`)),
    ),
  },
  // React has had it for years; the libraries bring along what stands in for it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    react(),
    tailwindcss(),
    styleSamples(),
    lightIcons(),
    writePages(),
    kit.write,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        globPatterns: precached,
        maximumFileSizeToCacheInBytes: 1_000_000,
        manifestTransforms: [shortRevisions],
      },
    }),
  ],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: pageFileName,
        assetFileNames: styleFileName,
        // One file for all that a first paint needs. Of what comes later, screens share the icons and the dialogs.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            // For the shelf as a file, and for a story as one.
            { name: 'zip', test: /fflate/, minShareCount: 2, priority: 1 },
            { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1 },
            {
              name: 'tell-on-device',
              test: /\/src\/lib\/(device-teller\/(has-kit|tell-on-device)|worker-queue)\.ts$/,
              priority: 1,
            },
            // What the device draws and tells by itself, in the little that every such place needs.
            {
              name: 'on-device',
              test: /\/(draw-on-device|draw-kept-picture|create-story\/tell-here)\.ts$/,
              priority: 0,
            },
            { name: 'picker-sheet', test: /\/create-story\/(picker-sheet|option-picker)\./, priority: 1 },
            {
              name: 'public-story-card',
              test: /\/components\/public-story-card\.|\/styles\/public-story-card\.css$|\/contract\/category-calls\./,
              priority: 1,
            },
            // What every page has of the worker, and what is asked of it.
            {
              name: 'service-worker',
              test: /\/src\/lib\/(service-worker|bring-story)\.ts$/,
              priority: 1,
            },
            // The shelf, for every screen that reads or writes it.
            {
              name: 'shelf',
              test: /(?<!features)\/shelf\/(?!set-aside)|idb-keyval|\/src\/lib\/(shelf|kept-pictures|story-key|persistent-storage|device-setting|guard-childrens-mode|tonight|use-tonight-stories|bedtime|count-failure|hand-on-focus)\.ts$|\/contract\/errors\.ts$|\/components\/book-cover\./,
              minShareCount: 2,
              priority: 1,
            },
            // The bodies of calls with the table of both spellings: the device that tells by itself needs them.
            { name: 'story-requests', test: /\/contract\/(story-requests|categories)\.ts$/, priority: 1 },
            // What the family's shelf and the children's have in common.
            {
              name: 'shelf-grid',
              test: /\/components\/(shelf-grid|shelf-geometry|use-shelf-geometry|kept-card)|\/styles\/(shelf|library-parts|alert-dialog)\.css/,
              priority: 1,
            },
            { name: 'auth.queries', test: /\/contract\/accounts\.ts$|\/auth\.queries\./, priority: 1 },
            { name: 'option-icons', test: /\/(option-icons|sewn-icon)\./, priority: 1 },
            // Screens that have one thing to say.
            {
              name: 'sky-panel',
              test: /\/components\/(sky-panel|not-found-page|something-wrong|needs-network)\./,
              priority: 1,
            },
            // What every screen but the home page is called.
            { name: 'page-title', test: /\/(use-page-head|page-titles)\.ts$/, priority: 1 },
            // All of a page's head but its title, and the trail, which says the same.
            {
              name: 'write-page-head',
              test: /\/(breadcrumbs|write-page-head|trail-words|trail|page-head|page-heads)\.tsx?$/,
              priority: 1,
            },
            // What a session and the light of the page need besides the first paint, with what little of it later screens need too.
            {
              name: 'session',
              test: /\/src\/(components\/signed-in-nav|features\/(session\/(watch-session|sign-out|check-subscription)|ads\/(keep-ad-rooms|ad-tier))|lib\/(keep-queries|user-change|removals|my-stories|use-failure-text|light|light\.rules|light-fade|watch-light|device-setting))\.|\/useInfiniteQuery\.|\/infiniteQueryObserver\./,
              priority: 1,
            },
            // What the profile shows of the plans too; and the plans with their payment and what is kept: what one reads of
            // the product once.
            {
              name: 'plan-parts',
              test: /\/features\/session\/(payments|plan-words|use-plan-words|use-plans|plan-fabrics|manage-billing)\./,
              priority: 1,
            },
            {
              name: 'pricing',
              test: /\/(routes|styles)\/(pricing|payment|privacy)\.(tsx|css)|\/features\/(plans|privacy)\//,
              priority: 1,
            },
            // The ways in lead to one another. After the others: it takes along what no other chunk holds.
            {
              name: 'auth',
              test: /\/(routes\/(auth|oauth-callback)\.tsx|styles\/auth\.css)$|\/features\/auth\/(?!auth\.queries)/,
              priority: 0,
            },
            // By a name of its own: the server links it into the documents of landing pages.
            { name: 'landing', test: /\/styles\/landing\.css$/, priority: 1 },
            {
              name: 'dialogs',
              // The parts of tabs alone come with the tabs.
              test: /radix(?!.*react-(tabs|roving-focus|collection|direction))|remove-scroll|aria-hidden|style-singleton|use-sidecar|callback-ref|floating-ui|\/components\/(light-chooser|ui\/(choices|sheet|alert-dialog))\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // The storyteller and the illustrator: beside what is precached, in modules that their workers load as a story needs them.
  worker: {
    format: 'es',
    plugins: () => [kit.collect],
    rolldownOptions: { output: { entryFileNames: workerFileName, chunkFileNames: workerFileName } },
  },
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  test: {
    // As many as there are cores; by itself it leaves one idle, and a machine of two works at half its speed.
    maxWorkers: '100%',
    // Bounds for what hangs: what is measured is measured elsewhere, and machines are busy.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{contract,storyteller,illustrator,shelf,shell,server,sw,tests,tools}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/postgres'],
          setupFiles: [],
        },
      },
      // The server's once more. Files of one process share what they loaded, which makes them half as fast again.
      ...(onPostgres.length === 0
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                environment: 'node',
                include: onPostgres,
                setupFiles: [],
                globalSetup: ['tests/postgres/global-setup.ts'],
                isolate: false,
              },
            },
          ]),
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['{src,tests}/**/*.test.tsx', 'src/**/*.test.ts'],
          setupFiles: ['tests/helpers/page-setup.ts'],
        },
      },
    ],
  },
});

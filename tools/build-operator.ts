// The operator's page: a build of its own, so that nothing of it can end in what families load.
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds operator/ into a folder of the product's build, under the address /operator/. */
export async function buildOperator(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: 'operator',
    base: '/operator/',
    publicDir: false,
    plugins: [react()],
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      assetsDir: '',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

// The way back from the service worker, should it ever do harm. It is a text of the server and no part of the build, so
// that it works when the build is what is broken. Stories lie in IndexedDB and are not touched.
import { documentOf } from './answer-bytes.ts';
import type { StaticFiles } from './static-files.ts';

/** Takes the place of the worker before it at once, removes its caches and goes. Open pages go on from the network. */
const RETIRING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;
const HEAD_MARK = '<!--head-->';
/** Read by src/lib/service-worker.ts. */
const RETIRED = '<meta name="worker" content="retired">';

/** The build with a worker that takes its leave, and with documents that tell their pages to register none. */
export function retireWorker(built: StaticFiles): StaticFiles {
  const told = (template: string) => template.replace(HEAD_MARK, HEAD_MARK + RETIRED);
  const worker = documentOf(new TextEncoder().encode(RETIRING_WORKER), 'text/javascript; charset=utf-8');
  return {
    ...built,
    home: told(built.home),
    shell: told(built.shell),
    files: new Map([...built.files, ['/sw.js', worker]]),
  };
}

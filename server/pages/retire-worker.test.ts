import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const RETIRED = '<meta name="worker" content="retired">';

describe('BEY-17 the way back from the service worker', () => {
  it('is a worker that takes its leave, and a word in every page', async () => {
    server = await createTestApp({ env: { RETIRE_WORKER: 'on' } });
    const worker = await server.ask('/sw.js');
    expect([worker.status, worker.headers.get('Cache-Control'), worker.headers.get('Content-Type')]).toEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
    const script = await worker.text();
    expect(script).toContain('unregister');
    expect(script).not.toMatch(/indexedDB|fetch/);
    for (const path of ['/', '/stories', '/story/unknown', '/nope'])
      expect(await (await server.ask(path)).text(), path).toContain(RETIRED);
  });

  it('is not taken unless it is asked for', async () => {
    server = await createTestApp();
    expect(await (await server.ask('/sw.js')).text()).toBe('self');
    for (const path of ['/', '/stories']) expect(await (await server.ask(path)).text(), path).not.toContain(RETIRED);
  });
});

import { once } from 'node:events';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { GenerateAnswerSchema } from '#contract/stories';
import { breakTable } from '../../tests/helpers/broken-table.ts';
import { createTestApp, WISH, type TestApp } from '../../tests/helpers/test-app.ts';
import { createLog } from './log.ts';
import { causedBy, causedByNobody } from './log-cause.ts';

let server: TestApp | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const LineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ msg: v.string(), request_id: v.optional(v.string()), story: v.optional(v.string()) }),
);
const said = (lines: readonly string[]) =>
  lines.map((line) => {
    const { msg, request_id, story } = v.parse(LineSchema, line);
    return { msg, request_id, story };
  });

it.each([
  ['abcd-EF_1', true],
  ['a'.repeat(64), true],
  ['short-7', false],
  ['a'.repeat(65), false],
  ['spaces are not', false],
  ['a;b;c;d;e;f', false],
])('a request keeps the id “%s” that it comes with: %s', async (given, isKept) => {
  server = await createTestApp({ isWorking: false });
  const answer = await server.ask('/api/health', { headers: { 'X-Request-Id': given } });
  const id = answer.headers.get('X-Request-Id') ?? '';
  expect(id === given).toBe(isKept);
  expect(id).toMatch(/^[\w-]{8,64}$/);
  expect(said(server.lines)).toEqual([{ msg: 'request', request_id: id, story: undefined }]);
});

it('every line that a request brings about has its id, whoever writes it', async () => {
  server = await createTestApp({ isWorking: false });
  const { ask } = await server.signedIn();
  const mend = await breakTable(server.database, 'insert', 'story_jobs');
  server.lines.length = 0;
  const asked = ['first-request', 'second-request'];
  await Promise.all(
    asked.map((id) => ask('/api/stories/generate', { method: 'POST', body: WISH, headers: { 'X-Request-Id': id } })),
  );
  for (const id of asked)
    expect(said(server.lines).filter((line) => line.request_id === id)).toEqual([
      { msg: 'request failed', request_id: id, story: undefined },
      { msg: 'request', request_id: id, story: undefined },
    ]);
  expect(server.lines).toHaveLength(4);
  await mend();
});

it('every line of a job names the beginning of its story’s id, and no request', async () => {
  server = await createTestApp({ tell: () => Promise.reject(new Error('it will not')) });
  const ids = await Promise.all(
    [1, 2].map(async () => {
      const answer = await server?.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, sync: false } });
      return v.parse(GenerateAnswerSchema, await answer?.json()).story_id;
    }),
  );
  const failed = () => said(server?.lines ?? []).filter(({ msg }) => msg === 'a story could not be told');
  await expect.poll(() => failed().length).toBe(6);
  for (const id of ids)
    expect(failed().filter(({ story }) => story === id.slice(0, 8))).toEqual(
      Array.from({ length: 3 }, () => ({
        msg: 'a story could not be told',
        request_id: undefined,
        story: id.slice(0, 8),
      })),
    );
  for (const id of ids) expect(server.lines.join('')).not.toContain(id);
});

it('what outlives its cause does not speak in its name', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const later = new EventTarget();
  await causedBy({ story: 'AbCdEfGh' }, async () => {
    const heard = causedByNobody(() => once(later, 'now').then(() => log.info('a long time after')));
    log.info('in the job');
    later.dispatchEvent(new Event('now'));
    await heard;
  });
  expect(said(lines).map(({ msg, story }) => [msg, story])).toEqual([
    ['in the job', 'AbCdEfGh'],
    ['a long time after', undefined],
  ]);
});

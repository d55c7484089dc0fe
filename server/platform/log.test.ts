import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ApiFailure } from './errors.ts';
import { createLog } from './log.ts';

const CHILD = 'Zwinderlotte';
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
};

it.each([
  ['a schema', () => v.parse(v.object({ age: v.number() }), { age: CHILD })],
  ['JSON that is none', () => JSON.parse(`{"name": ${CHILD}`)],
  [
    'an error with more to it',
    () => {
      throw Object.assign(new Error('it failed'), { row: { name: CHILD } });
    },
  ],
])('a line of the log does not repeat what %s was given, and says where it was', (_what, work) => {
  const lines: string[] = [];
  const thrown = thrownBy(work);
  createLog('debug', { write: (line) => void lines.push(line) }).error({ err: thrown }, 'it failed');
  expect(lines.join('')).not.toContain(CHILD);
  expect(lines.join('')).toContain('log.test.ts');
});

it('a line of the log says what stands behind a refusal', () => {
  const lines: string[] = [];
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  createLog('debug', { write: (line) => void lines.push(line) }).error(
    { err: new ApiFailure('unavailable', { cause }) },
    'the queue cannot be read',
  );
  expect(JSON.parse(lines.join(''))).toMatchObject({ err: { type: 'Error', code: 'ECONNREFUSED' } });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCircuit } from './circuit.ts';
import { createPatience } from './patience.ts';
import { failureOf, ProviderFailure } from './provider-failure.ts';
import { withRetries } from './retries.ts';

const signal = new AbortController().signal;
const waits = { attempts: 4, firstMs: 100, mostMs: 1000 };

describe('asking again', () => {
  const run = async (failures: readonly ProviderFailure[], random = 0.5) => {
    const waited: number[] = [];
    let calls = 0;
    const call = async () => {
      const failure = failures[calls];
      calls += 1;
      if (failure) throw failure;
      return 'well';
    };
    const pause = async (ms: number) => void waited.push(ms);
    const result = await withRetries(call, { waits, random: () => random, signal, pause }).catch(
      (thrown: unknown) => failureOf(thrown).kind,
    );
    return { result, calls, waited };
  };
  const broken = () => new ProviderFailure('broken');

  it('waits twice as long each time, and not all at the same moment', async () => {
    expect(await run([broken(), broken(), broken()])).toEqual({ result: 'well', calls: 4, waited: [100, 200, 400] });
    expect((await run([broken()], 0)).waited).toEqual([50]);
    expect((await run([broken()], 0.99)).waited[0]).toBeCloseTo(149);
  });
  it('ends after so many calls', async () =>
    expect(await run(Array.from({ length: 9 }, broken))).toMatchObject({ result: 'broken', calls: 4 }));
  it('waits as long as the provider says, unless that is too long', async () => {
    expect(await run([new ProviderFailure('busy', { retryAfterMs: 700 })])).toMatchObject({ waited: [700] });
    expect(await run([new ProviderFailure('busy', { retryAfterMs: 1001 })])).toMatchObject({
      result: 'busy',
      calls: 1,
    });
  });
  it.each(['rejected', 'refused', 'ceiling', 'leak', 'resting', 'unsuitable', 'stopped'] as const)(
    'is not done where it would not help: %s',
    async (kind) => expect(await run([new ProviderFailure(kind)])).toMatchObject({ result: kind, calls: 1 }),
  );
});

describe('a provider that is ill', () => {
  const time = { now: 0 };
  const clock = { now: () => time.now };
  const fail = (kind: 'broken' | 'refused' | 'stopped') => () => Promise.reject(new ProviderFailure(kind));
  const kindOf = (run: Promise<unknown>) =>
    run.then(
      () => 'well',
      (thrown: unknown) => failureOf(thrown).kind,
    );

  it('rests, is tried by one call after that, and rests again or is well', async () => {
    const { run } = createCircuit(clock, { failures: 2, restMs: 60 }, 'moderation');
    expect(await kindOf(run(fail('refused')))).toBe('refused');
    expect(await kindOf(run(fail('broken')))).toBe('broken');
    expect(await kindOf(run(fail('broken')))).toBe('broken');
    expect(await kindOf(run(async () => 1))).toBe('resting');
    time.now += 60;
    expect(await kindOf(run(fail('broken')))).toBe('broken');
    expect(await kindOf(run(async () => 1))).toBe('resting');
    time.now += 60;
    // A call that nobody waited for says nothing.
    expect(await kindOf(run(fail('stopped')))).toBe('stopped');
    const trial = run(async () => 1);
    expect(await kindOf(run(async () => 1))).toBe('resting');
    expect(await kindOf(trial)).toBe('well');
    expect(await kindOf(run(async () => 1))).toBe('well');
  });

  it('is well when it answers, whatever it says', async () => {
    const { run } = createCircuit(clock, { failures: 2, restMs: 60 }, 'text');
    for (const kind of ['broken', 'refused', 'broken', 'refused'] as const)
      expect(await kindOf(run(fail(kind)))).toBe(kind);
    for (let at = 0; at < 2; at++) await kindOf(run(fail('broken')));
    time.now += 60;
    expect(await kindOf(run(fail('refused')))).toBe('refused');
    expect(await Promise.all([run(async () => 1), run(async () => 2)])).toEqual([1, 2]);
  });
});

describe('a family that waits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const waits = { firstMs: 90_000, betweenMs: 90_000, wholeMs: 420_000 };

  it('waits so long for something new, and anew after each', () => {
    const patience = createPatience(waits);
    vi.advanceTimersByTime(89_000);
    patience.heard();
    vi.advanceTimersByTime(89_999);
    expect(patience.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(patience.signal.aborted).toBe(true);
  });
  it('does not wait for ever, whatever comes', () => {
    const patience = createPatience(waits);
    for (let at = 0; at < 41; at++) {
      vi.advanceTimersByTime(10_000);
      patience.heard();
    }
    expect(patience.signal.aborted).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(patience.signal.aborted).toBe(true);
  });
  it('leaves no clock behind', () => {
    createPatience(waits).end();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what a library threw', () => {
  const thrown = (name: string, more: object = {}, cause?: Error) =>
    Object.assign(new Error('secret words', { cause }), { name, ...more });
  it.each([
    [thrown('AI_APICallError', { statusCode: 429, responseHeaders: { 'retry-after': '2' } }), 'busy'],
    [thrown('AI_APICallError', { statusCode: 500 }), 'broken'],
    [thrown('AI_APICallError', { statusCode: 404 }), 'rejected'],
    [thrown('AI_APICallError', {}, thrown('TypeError')), 'unreachable'],
    [thrown('AI_APICallError', {}, new ProviderFailure('leak')), 'leak'],
    [thrown('AI_JSONParseError'), 'shape'],
    [thrown('TimeoutError'), 'timeout'],
    [thrown('TypeError', {}, thrown('Error', { code: 'ECONNREFUSED' })), 'unreachable'],
    ['a word', 'unreachable'],
  ])('is said in our words alone: %s', (error, kind) => {
    const failure = failureOf(error);
    expect(failure.kind).toBe(kind);
    expect([failure.message, failure.stack, failure.cause].join(' ')).not.toContain('secret');
  });

  it.each([
    [new ProviderFailure('busy', { status: 429 }), true],
    [new ProviderFailure('rejected', { status: 400 }), true],
    [new ProviderFailure('broken', { status: 500 }), true],
    [failureOf(thrown('TypeError', {}, thrown('Error', { code: 'ECONNREFUSED' }))), true],
    [failureOf(thrown('AI_APICallError', {}, thrown('TypeError', {}, thrown('Error', { code: 'ENOTFOUND' })))), true],
    // Somebody in between has stopped waiting: who writes may have written, and be paid.
    [new ProviderFailure('broken', { status: 504 }), false],
    [failureOf(thrown('TypeError', {}, thrown('Error', { code: 'ECONNRESET' }))), false],
    [new ProviderFailure('timeout'), false],
    [new ProviderFailure('shape'), false],
  ])('costs nothing where it never began: %s %s', (failure, isFree) => expect(failure.isFree).toBe(isFree));
});

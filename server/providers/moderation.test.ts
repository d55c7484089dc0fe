import { expect, it, vi } from 'vitest';
import { createModeration } from './moderation.ts';

it('leaves no answer open that it does not read', async () => {
  const cancel = vi.fn<() => void>();
  const moderate = createModeration({
    provider: { kind: 'openai', model: 'm', baseUrl: 'https://example.org/v1', apiKey: 'key' },
    fetch: async () => new Response(new ReadableStream({ cancel }), { status: 500 }),
    circuit: { run: (call) => call() },
    signal: new AbortController().signal,
  });
  await expect(moderate('A lamp.')).rejects.toMatchObject({ kind: 'broken', status: 500 });
  expect(cancel).toHaveBeenCalledOnce();
});

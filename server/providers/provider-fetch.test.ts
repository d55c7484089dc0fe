import { describe, expect, it } from 'vitest';
import { createProviderFetch, PICTURE_SIZES } from './provider-fetch.ts';

const ADDRESS = 'https://painter.example/v1';
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a fetch for a provider', () => {
  it.each(['http://127.0.0.1/secret.png', 'https://painter.example/', 'https://painter.example/v1.evil.example/x'])(
    'goes to the provider alone, and not to %s',
    async (address) => {
      let sent = 0;
      const fetch = createProviderFetch(ADDRESS, PICTURE_SIZES, async () => {
        sent += 1;
        return new Response('');
      });
      await expect(fetch(address)).rejects.toMatchObject({ kind: 'shape' });
      expect(sent).toBe(0);
    },
  );

  it.each([301, 302, 303, 307, 308])('is not sent on to another address (%d)', async (status) => {
    const follows: unknown[] = [];
    const fetch = createProviderFetch(ADDRESS, PICTURE_SIZES, async (_address, init) => {
      follows.push(init?.redirect);
      return new Response('elsewhere', { status, headers: { Location: 'https://elsewhere.example/' } });
    });
    await expect(fetch(`${ADDRESS}/x`)).rejects.toMatchObject({ kind: 'rejected', status });
    expect(follows).toEqual(['manual']);
  });

  it('reads no answer without an end', async () => {
    let given = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        given += 1;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const fetch = createProviderFetch(
      ADDRESS,
      PICTURE_SIZES,
      async () => new Response(endless, { headers: { 'Content-Type': 'image/png' } }),
    );
    const answer = await fetch(`${ADDRESS}/images/generations`);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    await expect(answer.arrayBuffer()).rejects.toMatchObject({ kind: 'shape' });
    expect(given).toBeLessThan(30);
  });

  const pieces = (...texts: string[]) =>
    new ReadableStream({
      start: (controller) => {
        for (const text of texts) controller.enqueue(bytesOf(text));
        controller.close();
      },
    });
  const read = async (sizes: { whole: number; line: number }, ...texts: string[]) => {
    const answer = await createProviderFetch(
      ADDRESS,
      sizes,
      async () => new Response(pieces(...texts)),
    )(`${ADDRESS}/x`);
    return answer.text();
  };
  it.each([
    ['in one piece', ['12345678\n']],
    ['over two pieces', ['1\n1234', '5678']],
    ['before a short one', ['1234', '5678\n1']],
  ])('reads no line that is too long: %s', async (_how, texts) =>
    expect(read({ whole: 100, line: 7 }, ...texts)).rejects.toMatchObject({ kind: 'shape' }),
  );
  it('reads lines that are short enough, and as many as may be', async () => {
    expect(await read({ whole: 12, line: 3 }, '12\n123', '\n1', '2\n')).toBe('12\n123\n12\n');
    await expect(read({ whole: 9, line: 3 }, '12\n123', '\n1', '2\n')).rejects.toMatchObject({ kind: 'shape' });
  });
});

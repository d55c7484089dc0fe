import { describe, expect, it } from 'vitest';
import { createPictureFetch } from './picture-answers.ts';

const ADDRESS = 'https://painter.example/v1';

describe('a fetch for pictures', () => {
  it.each(['http://127.0.0.1/secret.png', 'https://painter.example/', 'https://painter.example/v1.evil.example/x'])(
    'goes to the provider alone, and not to %s',
    async (address) => {
      let sent = 0;
      const fetch = createPictureFetch(ADDRESS, async () => {
        sent += 1;
        return new Response('');
      });
      await expect(fetch(address)).rejects.toMatchObject({ kind: 'shape' });
      expect(sent).toBe(0);
    },
  );

  it('reads no answer without an end', async () => {
    let given = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        given += 1;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const fetch = createPictureFetch(
      ADDRESS,
      async () => new Response(endless, { headers: { 'Content-Type': 'image/png' } }),
    );
    const answer = await fetch(`${ADDRESS}/images/generations`);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    await expect(answer.arrayBuffer()).rejects.toMatchObject({ kind: 'shape' });
    expect(given).toBeLessThan(30);
  });

  it('gives what is small enough as it is', async () => {
    const fetch = createPictureFetch(ADDRESS, async (_address, init) => Response.json({ redirect: init?.redirect }));
    expect(await (await fetch(`${ADDRESS}/x`, { method: 'POST' })).json()).toEqual({ redirect: 'error' });
  });
});

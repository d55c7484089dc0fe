import { describe, expect, it, vi } from 'vitest';
import { createNameGuard } from './name-guard.ts';

const opened = (name: string) => {
  const send = vi.fn<typeof fetch>(async () => new Response());
  const guard = createNameGuard(name, { send, head: 'sk-ant-key' });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    guard.fetch('https://example.org/v1', { method: 'POST', body: JSON.stringify(body), headers });
  return { guard, send, post };
};

describe('BEY-3: a request with the child’s name in it', () => {
  it.each([
    ['Mia', { messages: [{ content: 'A story for Mia, please' }] }],
    ['Mia', { messages: [{ content: 'a story for MIA' }] }],
    ['Mia', { Mia: true }],
    ['Zoë', { text: 'Zoe\u0308 sleeps' }],
    ['Jean-Luc', { text: 'Jean-Luc, look!' }],
    ["O'Neil", { text: `{"hero":"O'Neil"}` }],
    ['María José', { text: 'for=María_José;' }],
    ['María José', { text: 'for José' }],
    ['Type', { text: 'A story for Type' }],
    ['Ant', { text: '{"hero":"Ant"}' }],
    ['小明', { text: '从前小明住在山里' }],
    ['Алёша', { text: `seen ${encodeURIComponent('Алёша')}` }],
    ['Quetzalli', { text: Buffer.from('Quetzalli').toString('base64') }],
  ])('is not sent: %s in %j', async (name, body) => {
    const { post, send } = opened(name);
    await expect(post(body)).rejects.toMatchObject({ kind: 'leak', message: 'the provider could not: leak' });
    expect(send).not.toHaveBeenCalled();
  });

  it('is not sent with the name in a header, in its address, or in a body that cannot be looked through', async () => {
    const { guard, post, send } = opened('Mia');
    await expect(post({}, { 'X-Child': 'Mia' })).rejects.toMatchObject({ kind: 'leak' });
    await expect(guard.fetch('https://example.org/?child=Mia')).rejects.toMatchObject({ kind: 'leak' });
    await expect(guard.fetch('https://example.org', { method: 'POST', body: new FormData() })).rejects.toMatchObject({
      kind: 'leak',
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent where the name is only a part of another word, or stands in a line of ours or of the provider’s', async () => {
    const { guard, post, send } = opened('Rose');
    await post({ text: 'The sun rosette in the rosebush' });
    await expect(post({ text: 'And up it rose.' })).rejects.toMatchObject({ kind: 'leak' });
    guard.knows({ paragraphs: ['The moon rose, and so did the bread.\nAnd up it rose.'] });
    await post({ text: JSON.stringify({ read_so_far: ['And up it rose.'] }), paragraphs: 1 });
    expect(send).toHaveBeenCalledTimes(2);
    // What is known is the line, and not the name.
    await expect(post({ text: 'And up it rose, for Rose.' })).rejects.toMatchObject({ kind: 'leak' });
    guard.knowsWordsOf('rose, lamp and moon');
    await post({ text: 'a lamp beside a rose' });
  });

  it('is sent where the library or the key says it: an Ant is no sk-ant', async () => {
    const { post, send } = opened('Ant');
    await post({ text: 'A story' }, { Authorization: 'Bearer sk-ant-key' });
    await expect(post({ text: 'a story for ant' })).rejects.toMatchObject({ kind: 'leak' });
    const type = opened('Type');
    await type.post({ type: 'text', text: 'A story' });
    await expect(type.post({ text: 'A story for Type' })).rejects.toMatchObject({ kind: 'leak' });
    expect([send.mock.calls.length, type.send.mock.calls.length]).toEqual([1, 1]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages';
import { fillName } from './fill-name.ts';
import { createNameGuard } from './name-guard.ts';

const opened = (name: string) => {
  const send = vi.fn<typeof fetch>(async () => new Response());
  const guard = createNameGuard(name, { send, head: 'sk-ant-key' });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    guard.fetch('https://example.org/v1', { method: 'POST', body: JSON.stringify(body), headers });
  return { guard, send, post };
};

/** Names with whatever a typesetter, an address or a grammar does to them. */
const NAMES: readonly string[] =
  "Mia|O'Neil|D’Artagnan|Jean-Luc|María José|Zoë|Gal·la|Mia and Leo|Ana Sofía|İpek|Алёша|Дмитрий|Олеся|Игорь|欧阳 娜娜|小明|आरव|क्षितिज|श्रेया|অনির্বাণ|মেঘলা|মিয়া".split(
    '|',
  );

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

  it.each(LANGUAGE_CODES)('is not sent with a name as our own typesetting in %s sets it', async (language) => {
    for (const name of NAMES) {
      const { post, send } = opened(name);
      const text = fillName('«*{name}*: {name}!» — {name} said; good night, {name}.', name, language);
      await expect(post({ text }), text).rejects.toMatchObject({ kind: 'leak' });
      expect(send).not.toHaveBeenCalled();
    }
  });

  it.each([
    ['Алёша', 'Дай Алёше лампу'],
    ['Дмитрий', 'Лампа Дмитрия'],
    ['Игорь', 'вместе с Игорем'],
    ['Олеся', 'Олесина лампа'],
    ['মেঘলা', 'মেঘলার বালিশ'],
    ['অনির্বাণ', 'অনির্বাণকে ডাকো'],
    ['আরব', 'আরবের বই'],
    ['आरव', 'आरवको बुलाओ'],
    ['Lukas', 'Lukass Lampe und Lukaschen'],
    ['Dewi', 'lampu Dewinya'],
    ['Noor', 'Noors lamp'],
    ['Mia and Leo', 'A story for Leo'],
    ['Jean-Luc', 'Jean sleeps'],
    ['Zoë', '/hero/zoe'],
    ['María José', 'MariaJose'],
    ['আরব', 'আ\u200Cরব'],
  ])('is not sent with an ending on the name, a part of it, or without its marks: %s in “%s”', async (name, text) => {
    const { post, send } = opened(name);
    await expect(post({ text })).rejects.toMatchObject({ kind: 'leak' });
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

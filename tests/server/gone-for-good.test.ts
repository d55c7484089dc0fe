// What a family had removed is in no file any more, in no line of the log, and does not come back with an old copy.
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SessionAnswerSchema } from '#contract/accounts';
import { PricingSchema } from '#contract/payments';
import { readConfig } from '../../server/platform/config.ts';
import { openPictureDisk } from '../../server/pictures/open-picture-disk.ts';
import { createPictureFiles } from '../../server/pictures/picture-files.ts';
import { freePort } from '../helpers/free-port.ts';
import { PICTURE_PLACES } from '../helpers/picture-stores.ts';
import { startProcess, temporaryHome, type Home, type ServerProcess } from '../helpers/server-process.ts';
import { foundIn } from '../helpers/stored-bytes.ts';
import { WISH } from '../helpers/test-app.ts';

const CHILD = 'Zwinderlotte';
const FAMILY = { email: 'quokka.brunhilde@example.com', password: 'sleep tight 7153', name: 'Brunhildequist' };
const AGENT = 'Rarebrowser/7153';
const OTHER_CHOICES = { theme: 'mystery', setting: 'space' };
const MENDED = 'The lamp that hummed to the walrus';

let home: Home;
let running: ServerProcess[] = [];
beforeEach(async () => {
  home = await temporaryHome();
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
  await home.remove();
});

async function start(pictures: Record<string, string>) {
  const port = String(await freePort());
  const server = startProcess('tests/helpers/slow-server.ts', {
    ...pictures,
    ...home.environment,
    PORT: port,
    LOG_LEVEL: 'debug',
    SHORT_LEASES: 'on',
    QUICK_PAINT: 'on',
    SLOW_TELL_MS: '0',
    RATE_LIMIT_SCALE: '0',
    SEED_STORIES: 'off',
    // A provider that cannot be reached: our own illustrator steps in, and the log says why.
    IMAGE_PROVIDER: 'openai-compatible',
    IMAGE_MODEL: 'a-painter',
    IMAGE_PRICE: '0',
    IMAGE_BASE_URL: `http://127.0.0.1:${await freePort()}`,
  });
  running.push(server);
  const url = await server.ready;
  return {
    url,
    /** Ends it politely; gives all that it said. */
    stop: async () => {
      server.child.kill('SIGTERM');
      return (await server.ended).said;
    },
  };
}

/** A browser with a cookie and a session of its own. */
function browserAt(url: string) {
  const kept: Record<string, string> = { 'User-Agent': AGENT };
  return {
    signedInWith: (token: string) => (kept['Authorization'] = `Bearer ${token}`),
    ask: async (
      path: string,
      method = 'GET',
      body?: object | URLSearchParams,
      headers: Record<string, string> = {},
    ) => {
      const isForm = body instanceof URLSearchParams;
      const answer = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        headers: { ...kept, ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}), ...headers },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      const cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
      if (cookie) kept['Cookie'] = cookie;
      return answer;
    },
  };
}
type Browser = ReturnType<typeof browserAt>;

const ReadSchema = v.object({
  status: v.string(),
  title: v.nullable(v.string()),
  content: v.nullable(v.object({ paragraphs: v.array(v.string()) })),
});

async function tellStory({ ask }: Browser, name: string, choices: object = {}) {
  const wish = { ...WISH, ...choices, protagonist_name: name, include_images: true };
  const made = await ask('/api/stories/generate', 'POST', wish, {
    'Idempotency-Key': `a press for ${name.slice(0, 2)}`,
  });
  const { story_id: id } = v.parse(v.object({ story_id: v.string() }), await made.json());
  const read = async () => v.parse(ReadSchema, await (await ask(`/api/stories/${id}`)).json());
  await expect.poll(async () => (await read()).status).toBe('complete');
  return { id, story: await read() };
}

async function subscribe({ ask }: Browser) {
  const { pricing_tiers: tiers } = v.parse(PricingSchema, await (await ask('/api/payments/prices')).json());
  const opened = await ask('/api/payments/checkout', 'POST', { priceId: tiers.basic.price_id });
  const { url: page } = v.parse(v.object({ url: v.string() }), await opened.json());
  expect((await ask(new URL(page).pathname, 'POST', new URLSearchParams({ card: 'works' }))).status).toBe(303);
  const tier = async () =>
    v.parse(v.object({ subscription_tier: v.string() }), await (await ask('/api/payments/subscription')).json());
  await expect.poll(tier).toMatchObject({ subscription_tier: 'basic' });
  expect((await ask('/api/payments/portal', 'POST')).status).toBe(200);
}

/** A family that does everything once. Gives what must not be found anywhere when it has gone; what is told to others may be. */
async function liveWith(url: string, othersStory: string) {
  const browser = browserAt(url);
  const { id, story } = await tellStory(browser, CHILD);
  const registered = await browser.ask('/api/auth/register', 'POST', FAMILY);
  const { token, user } = v.parse(SessionAnswerSchema, await registered.json());
  browser.signedInWith(token);
  expect((await browser.ask(`/api/stories/${id}`, 'PUT', { title: MENDED })).status).toBe(200);
  expect((await browser.ask(`/stories?for=${CHILD}`)).status).toBe(200);
  expect((await browser.ask('/api/auth/login', 'POST', { ...FAMILY, password: 'not this' })).status).toBe(401);
  await browser.ask('/api/auth/password/forgot', 'POST', { email: FAMILY.email });
  await subscribe(browser);
  await expect.poll(() => existsSync(join(home.data, 'mail')) && readdirSync(join(home.data, 'mail')).length).toBe(1);
  const sentences =
    story.content?.paragraphs.map((text) => text.slice(0, 40)).filter((text) => !othersStory.includes(text)) ?? [];
  expect(sentences.length).toBeGreaterThan(5);
  const words = [CHILD, FAMILY.email, FAMILY.name, MENDED];
  return { browser, id, token, userId: user.id, words, sentences: [story.title ?? '', ...sentences] };
}

describe.each(PICTURE_PLACES)('a family that has gone, its pictures kept %s,', { timeout: 60_000 }, (_, openPlace) => {
  const place = openPlace();
  const environment = () => ({ ...place.environment(), DATA_DIR: home.data });
  const pictured = async () => createPictureFiles(await openPictureDisk(readConfig(environment()))).stories();

  it('SRV-1: is in no file and no line of the log, and stays gone when an old copy of the data is put back', async () => {
    const first = await start(environment());
    const other = browserAt(first.url);
    const kept = await tellStory(other, 'Marigoldina', OTHER_CHOICES);
    const dropped = await tellStory(other, 'Quentinella', OTHER_CHOICES);
    const family = await liveWith(first.url, JSON.stringify(kept.story));
    const found = (words: readonly string[]) => foundIn(home.data, words);
    for (const word of family.words) expect(found([word])).not.toEqual([]);
    // A sentence may stand on two pages of the file, and the first title was mended.
    expect(found(family.sentences).length).toBeGreaterThan(family.sentences.length / 2);
    const secrets = [...family.words, ...family.sentences, 'Quentinella'];
    const copy = join(home.folder, 'copy');
    cpSync(home.data, copy, { recursive: true });

    expect((await other.ask(`/api/stories/${dropped.id}`, 'DELETE')).status).toBe(200);
    const gone = await family.browser.ask('/api/account', 'DELETE', { password: FAMILY.password });
    expect([gone.status, await gone.json()]).toEqual([200, { deleted: true }]);
    // The server runs on: its sweeper is all it takes.
    await expect.poll(() => found(secrets)).toEqual([]);
    expect(found(['Marigoldina'])).not.toEqual([]);
    expect(await pictured()).toEqual([kept.id]);
    const said = await first.stop();
    expect(found(secrets)).toEqual([]);
    expect(said).toContain('"msg":"request"');
    expect(said).toContain('"msg":"a provider could not paint a picture"');
    expect(said).toContain(`"story":"${family.id.slice(0, 8)}"`);
    for (const secret of [...secrets, family.token, family.id, AGENT, FAMILY.password, '127.0.0.1', '::1'])
      expect(said).not.toContain(secret);

    renameSync(join(home.data, 'erased.jsonl'), join(home.folder, 'erased.jsonl'));
    rmSync(home.data, { recursive: true });
    renameSync(copy, home.data);
    renameSync(join(home.folder, 'erased.jsonl'), join(home.data, 'erased.jsonl'));
    expect(found([CHILD])).not.toEqual([]);
    const second = await start(environment());
    const back = browserAt(second.url);
    for (const id of [family.id, dropped.id]) expect((await back.ask(`/api/stories/${id}`)).status).toBe(404);
    expect((await back.ask(`/api/stories/${kept.id}`)).status).toBe(200);
    expect((await back.ask('/api/auth/login', 'POST', FAMILY)).status).toBe(401);
    back.signedInWith(family.token);
    expect((await back.ask('/api/account/export')).status).toBe(401);
    await expect.poll(() => found(secrets)).toEqual([]);
    expect(await pictured()).toEqual([kept.id]);
    const saidAgain = await second.stop();
    expect(saidAgain).toContain('what had been removed was there again, and is gone');
    expect(foundIn(home.data, [family.userId, family.id])).toEqual([]);
  });
});

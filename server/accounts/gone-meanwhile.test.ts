// An account that goes, or gets another password, while a call of its own is under way.
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ANNA_WISH, bearer, register } from '../../tests/helpers/accounts.ts';
import { createTestApp, rowCounts, WISH, type TestApp } from '../../tests/helpers/test-app.ts';
import { removeUser } from './accounts.store.ts';
import { createAccounts } from './accounts.ts';
import { createSessions } from './sessions.ts';
import { createTokens } from './tokens.ts';

let server: TestApp;
afterEach(() => server.close());

/** Sends a body whose end waits for `meanwhile`: who asks is known by then. Nothing may copy the request, or it is read at once. */
async function sendDuring(path: string, token: string, body: object, meanwhile: () => Promise<unknown>) {
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        await meanwhile();
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(token) },
    body: stream,
    duplex: 'half',
  };
  return server.app.fetch(new Request(`http://localhost${path}`, init), {
    incoming: { socket: { remoteAddress: '192.0.2.9' } },
  });
}

describe.each([
  ['/api/stories/generate', WISH],
  ['/api/stories', { title: 'The Lamp', content: 'Mia lit the lamp.', story_language: 'en' }],
])('POST %s', (path, body) => {
  it('keeps nothing for an account that has gone meanwhile', async () => {
    server = await createTestApp();
    const empty = await rowCounts(server.database);
    const { token } = await register(server.ask);
    const answer = await sendDuring(path, token, body, () =>
      server.ask('/api/account', {
        method: 'DELETE',
        headers: bearer(token),
        body: { password: ANNA_WISH.password },
      }),
    );
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'token_invalid' }]);
    expect(await rowCounts(server.database)).toEqual(empty);
  });

  it('keeps nothing for a session that a new password has ended meanwhile', async () => {
    server = await createTestApp();
    const { token } = await register(server.ask);
    const before = await rowCounts(server.database);
    const answer = await sendDuring(path, token, body, () =>
      server.database.updateTable('users').set({ token_version: 1 }).execute(),
    );
    expect(answer.status).toBe(401);
    expect(await rowCounts(server.database)).toEqual(before);
  });

  it('serves whom nothing happened to', async () => {
    server = await createTestApp();
    const { token } = await register(server.ask);
    expect((await sendDuring(path, token, body, async () => {})).status).toBe(201);
  });
});

describe('logging in', () => {
  it.each([
    ['has gone', (userId: string) => removeUser(server.database, userId)],
    [
      'got another password',
      (userId: string) =>
        server.database.updateTable('users').set({ token_version: 1 }).where('id', '=', userId).execute(),
    ],
  ])('opens nothing when the account %s meanwhile, and moves no story', async (_what, meanwhile) => {
    server = await createTestApp();
    const { database, clock } = server;
    const { user } = await register(server.ask);
    const moved: string[] = [];
    const tokens = createTokens({ secrets: ['x'.repeat(32)], issuer: 'us', seconds: 60, clock });
    const accounts = createAccounts({
      database,
      clock,
      newUserId: randomUUID,
      passwords: {
        hash: async () => '',
        isRight: async () => {
          await meanwhile(user.id);
          return true;
        },
      },
      sessions: createSessions({ database, clock, tokens }),
      moveStories: async (_transaction, from) => void moved.push(from),
    });
    await expect(accounts.login(ANNA_WISH, 'anon:device')).rejects.toMatchObject({ code: 'bad_credentials' });
    expect(moved).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, tokenFor } from '../../tests/helpers/session.ts';

const HAT = 'h'.repeat(22);
const SHOE = 's'.repeat(22);
const BEN = { ...ANNA, id: '7a2b1b0e-7a51-4f5e-9d2b-1f6f0f6f0b02', name: 'Ben' };
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const refused = (status: number) => async () => Response.json({ error: 'No', code: 'no' }, { status });
const sent = () => fetch.mock.calls.map(([url, { method, keepalive }]) => [method, url, keepalive]);
const stored = () => localStorage.getItem('removals');
let isOnline = true;

/** The module as a page that begins anew has it; what is stored stays. */
async function newPage() {
  vi.resetModules();
  return import('./removals.ts');
}
type Page = Awaited<ReturnType<typeof newPage>>;
async function removed(page: Page, id = HAT) {
  page.beginRemoval(id);
  page.commitRemoval(id);
  return page.sendRemovals();
}

beforeEach(() => {
  localStorage.setItem('token', tokenFor());
  isOnline = true;
  fetch
    .mockReset()
    .mockImplementation(async (url) => Response.json({ deleted: true, story_id: url.split('/').at(-1) }));
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

describe('DECIDE-42 a removed story', () => {
  it('is not sent while it can be undone, and then once', async () => {
    const page = await newPage();
    page.beginRemoval(HAT);
    expect(await page.sendRemovals()).toEqual([]);
    expect(sent()).toEqual([]);
    expect(page.hasRemovals()).toBe(true);
    page.commitRemoval(HAT);
    const both = await Promise.all([page.sendRemovals(), page.sendRemovals()]);
    expect(both.flat()).toEqual([{ storyId: HAT, isGone: true }]);
    expect(sent()).toEqual([['DELETE', `/api/stories/${HAT}`, true]]);
    expect([page.hasRemovals(), stored()]).toEqual([false, null]);
  });
  it('is nothing any more once it is undone, and cannot be undone after that', async () => {
    const page = await newPage();
    page.beginRemoval(HAT);
    expect(page.undoRemoval(HAT)).toBe(true);
    page.commitRemoval(HAT);
    expect(await page.sendRemovals()).toEqual([]);
    page.beginRemoval(HAT);
    page.commitRemoval(HAT);
    expect(page.undoRemoval(HAT)).toBe(false);
    expect(stored()).toContain(HAT);
  });
  it('is sent when the page goes, all of them in the same moment', async () => {
    const page = await newPage();
    page.beginRemoval(HAT);
    page.beginRemoval(SHOE);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sent()).toEqual([
      ['DELETE', `/api/stories/${HAT}`, true],
      ['DELETE', `/api/stories/${SHOE}`, true],
    ]);
    expect(page.undoRemoval(HAT)).toBe(false);
  });
  it('waits without a network, also over the end of the page, and goes when it is back', async () => {
    isOnline = false;
    const page = await newPage();
    expect(await removed(page)).toEqual([]);
    const next = await newPage();
    expect(await next.sendRemovals()).toEqual([]);
    expect(sent()).toEqual([]);
    isOnline = true;
    expect(await next.sendRemovals()).toEqual([{ storyId: HAT, isGone: true }]);
    expect(stored()).toBeNull();
  });
  it('is sent by a later page when the one that could undo it ended without a word', async () => {
    const page = await newPage();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    page.beginRemoval(HAT);
    const next = await newPage();
    expect(await next.sendRemovals()).toEqual([]);
    now.mockReturnValue(1_000_000 + 301_000);
    expect(await next.sendRemovals()).toEqual([{ storyId: HAT, isGone: true }]);
  });
  it('counts as gone when the server has it no more', async () => {
    fetch.mockImplementation(refused(404));
    expect(await removed(await newPage())).toEqual([{ storyId: HAT, isGone: true }]);
    expect(stored()).toBeNull();
  });
  it('is to be seen again when the server refuses', async () => {
    fetch.mockImplementation(refused(403));
    expect(await removed(await newPage())).toEqual([{ storyId: HAT, isGone: false }]);
    expect(stored()).toBeNull();
  });
  it.each([401, 429, 500, 503])('is put off by an answer of %i', async (status) => {
    fetch.mockImplementation(refused(status));
    expect(await removed(await newPage())).toEqual([]);
    expect(stored()).toContain(HAT);
  });
  it('is put off when nobody answers, or somebody who does not know the product', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const page = await newPage();
    expect(await removed(page)).toEqual([]);
    fetch.mockResolvedValueOnce(new Response('<html>Welcome to the hotel</html>'));
    expect(await page.sendRemovals()).toEqual([]);
    expect(stored()).toContain(HAT);
  });
  it('is not sent by a page that was open when another one undid it, and not put back by it', async () => {
    const page = await newPage();
    page.beginRemoval(HAT);
    const other = await newPage();
    expect(other.hasRemovals()).toBe(true);
    expect(page.undoRemoval(HAT)).toBe(true);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
    expect(await other.sendRemovals()).toEqual([]);
    now.mockRestore();
    expect(other.hasRemovals()).toBe(false);
    other.beginRemoval(SHOE);
    expect(stored()).not.toContain(HAT);
    expect(sent()).toEqual([]);
  });
  it('cannot be undone any more once another page has sent it', async () => {
    const page = await newPage();
    page.beginRemoval(HAT);
    const other = await newPage();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
    expect(await other.sendRemovals()).toEqual([{ storyId: HAT, isGone: true }]);
    now.mockRestore();
    expect(page.undoRemoval(HAT)).toBe(false);
  });
  it('is sent and can be undone where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await newPage();
    page.beginRemoval(SHOE);
    expect(page.undoRemoval(SHOE)).toBe(true);
    expect(await removed(page)).toEqual([{ storyId: HAT, isGone: true }]);
    expect(page.hasRemovals()).toBe(false);
  });
  it('is never sent as somebody else’s', async () => {
    const page = await newPage();
    page.beginRemoval(HAT);
    page.commitRemoval(HAT);
    localStorage.setItem('token', tokenFor(BEN));
    expect(await page.sendRemovals()).toEqual([]);
    expect(sent()).toEqual([]);
    localStorage.setItem('token', tokenFor());
    expect(await page.sendRemovals()).toEqual([{ storyId: HAT, isGone: true }]);
  });
  it('of a visitor without an account is the account’s once there is one', async () => {
    localStorage.removeItem('token');
    const page = await newPage();
    page.beginRemoval(HAT);
    page.commitRemoval(HAT);
    localStorage.setItem('token', tokenFor());
    expect(await page.sendRemovals()).toEqual([{ storyId: HAT, isGone: true }]);
  });
  it('is kept and sent also where what was stored before is damaged', async () => {
    localStorage.setItem('removals', '{not json');
    const page = await newPage();
    expect(page.hasRemovals()).toBe(false);
    expect(await removed(page)).toEqual([{ storyId: HAT, isGone: true }]);
  });
});

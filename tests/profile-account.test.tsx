// The account tab: what it shows, the language of the device, and the ways to leave.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmationOf } from '../src/features/profile/delete-account.rules.ts';
import { gate, remember, renderRoute, type Call } from './helpers/render-route.tsx';
import { ANNA, sessionOf } from './helpers/session.ts';

const BEN = { ...ANNA, id: '0d9a6a55-0f53-4a2a-8b39-1d8a3f2b0b02', name: 'Ben', email: 'ben@example.com' };
const EXPORTED = { user: { id: ANNA.id, email: ANNA.email }, stories: [{ title: 'Ä Story' }], likes: [] };

type Answer = (call: Call) => Response | 'cut' | undefined | Promise<Response>;
async function openAccount(answer: Answer = () => undefined, user = ANNA) {
  remember(sessionOf(user));
  const page = await renderRoute('/profile?tab=account', { answer });
  await screen.findByRole('tabpanel', { name: 'Account' });
  return page;
}
const refusal = (status: number, code: string, error: string) => Response.json({ error, code }, { status });
const noSession = () => {
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
};
const toasts = () => document.querySelectorAll('[data-sonner-toast]');

describe('the account', () => {
  it('PROF-15: shows name and email, and lets neither be changed', async () => {
    const { user } = await openAccount();
    for (const [label, value] of [
      ['Name', 'Anna'],
      ['Email', 'anna@example.com'],
    ] as const) {
      const field = screen.getByRole('textbox', { name: label });
      await user.type(field, 'x');
      expect(field).toHaveValue(value);
    }
  });
  it('PROF-15: says so where no name was given', async () => {
    await openAccount(undefined, { ...ANNA, name: null });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('placeholder', 'Not given');
  });
  it('PROF-16, PROF-17: the language is marked as detected until one is chosen, which stays on the device', async () => {
    const { calls } = await openAccount();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('Auto-detected from browser')).toBeVisible();
    expect(panel.getByText('Saved only on this device.')).toBeVisible();
    const before = calls.length;
    fireEvent.change(panel.getByRole('combobox', { name: 'Language' }), { target: { value: 'en' } });
    await waitFor(() => expect(panel.queryByText('Auto-detected from browser')).toBeNull());
    expect(localStorage.getItem('i18nextLng')).toBe('en');
    expect(calls).toHaveLength(before);
  });
  it('PWA-23: opens without a network, with no toast and one line on what has to wait', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, asked } = await openAccount(() => 'cut');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.com');
    expect(screen.getByText('You’re offline. These two need the internet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked('GET', '/account/export')).toHaveLength(0);
    expect(toasts()).toHaveLength(0);
  });
});

describe('signing out', () => {
  it('PROF-18: ends the session and shows the home page, not the sign-in page', async () => {
    const { user, router } = await openAccount();
    expect(screen.getByText('Saved stories stay on this device.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(noSession);
    expect(router.state.location.pathname).toBe('/');
    expect(sessionStorage.getItem('return_to')).toBeNull();
  });
  it.each([
    [false, 'Saved stories stay on this device.'],
    [true, 'Saved stories go too. Those that are nowhere else are lost.'],
  ])('PROF-18: hands on whether saved stories go (%s), and says what that means', async (removeStories, words) => {
    remember(sessionOf());
    const signOut = vi.fn(async () => {});
    vi.doMock('../src/features/session/sign-out.ts', () => ({ signOut }));
    const { user } = await renderRoute('/profile?tab=account');
    const box = await screen.findByRole('checkbox', { name: 'Also remove the stories saved on this device' });
    expect(box).not.toBeChecked();
    if (removeStories) await user.click(box);
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledWith(expect.anything(), { removeStories }));
    vi.doUnmock('../src/features/session/sign-out.ts');
  });
});

describe('the export', () => {
  afterEach(() => vi.unstubAllGlobals());
  function stubDownload() {
    const saved: { name: string; file: Blob }[] = [];
    let last: Blob | undefined;
    URL.createObjectURL = (file: Blob) => {
      last = file;
      return 'blob:export';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (last) saved.push({ name: this.download, file: last });
    });
    return saved;
  }
  const textOf = (file: Blob | undefined) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
      if (file) reader.readAsText(file);
    });

  it('all that the server says of the account becomes a file', async () => {
    const saved = stubDownload();
    const { user } = await openAccount(({ path }) =>
      path === '/account/export' ? Response.json(EXPORTED) : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    expect(await screen.findByText('The file is on its way.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['tuckaway-account.json']);
    expect(JSON.parse(await textOf(saved[0]?.file))).toEqual(EXPORTED);
  });
  it('is not saved for somebody else who has signed in meanwhile', async () => {
    const saved = stubDownload();
    const held = gate();
    const { user, asked } = await openAccount(({ path }) =>
      path === '/account/export' ? held.passed.then(() => Response.json(EXPORTED)) : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    await waitFor(() => expect(asked('GET', '/account/export')).toHaveLength(1));
    remember(sessionOf(BEN));
    held.open();
    expect(await screen.findByText('The file is on its way.')).toBeVisible();
    expect(saved).toEqual([]);
  });
  it.each([
    [
      'the words of the server',
      refusal(429, 'rate_limited', 'Too many requests. Please try again later.'),
      /^Too many/,
    ],
    ['no connection', 'cut', /^No connection\./],
    ['something of its own', new Response('<html>', { status: 500 }), /^That did not work\./],
  ] as const)('says %s when it fails', async (_, answer, words) => {
    const saved = stubDownload();
    const { user } = await openAccount(({ path }) => (path === '/account/export' ? answer : undefined));
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(saved).toEqual([]);
    expect(toasts()).toHaveLength(0);
  });
});

describe('deleting the account', () => {
  async function ask(answer: Answer) {
    const page = await openAccount((call) => (call.path === '/account' ? answer(call) : undefined));
    await page.user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    const confirm = () => page.user.click(dialog.getByRole('button', { name: 'Delete account' }));
    return { ...page, dialog, confirm };
  }
  it('says what is lost, begins at the way back, and does nothing when that is taken', async () => {
    const { user, dialog, asked } = await ask(() => undefined);
    expect(dialog.getByText(/with its stories and pictures on our server/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete account' })).toHaveFocus();
    expect(asked('DELETE', '/account')).toHaveLength(0);
  });
  it('sends the password, ends the session, says so, and shows the home page', async () => {
    const { user, dialog, confirm, asked, router } = await ask(() => Response.json({ deleted: true }));
    await user.type(dialog.getByLabelText('Your password'), 'secret-1');
    await confirm();
    await waitFor(noSession);
    expect(asked('DELETE', '/account').map(({ body }) => body)).toEqual([{ password: 'secret-1' }]);
    expect(router.state.location.pathname).toBe('/');
    expect(await screen.findByText('Your account is deleted')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('sends the word for an account without a password', async () => {
    const { user, dialog, confirm, asked } = await ask(() => Response.json({ deleted: true }));
    await user.click(dialog.getByRole('checkbox', { name: 'I sign in with another provider' }));
    const field = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
    await user.type(field, 'delete');
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent('Please type it in capital letters.');
    expect(asked('DELETE', '/account')).toHaveLength(0);
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'DELETE{Enter}');
    await waitFor(noSession);
    expect(asked('DELETE', '/account').map(({ body }) => body)).toEqual([{ confirm: 'DELETE' }]);
  });
  it('asks for a password before it asks the server', async () => {
    const { dialog, confirm, asked } = await ask(() => undefined);
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent('Please type your password.');
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
    expect(asked('DELETE', '/account')).toHaveLength(0);
  });
  it.each([
    [refusal(403, 'password_wrong', 'The password is not correct'), 'The password is not correct'],
    [refusal(400, 'validation_failed', 'Please check'), 'This account is confirmed the other way. Use the box below.'],
    ['cut', 'No connection. Please check your internet and try again.'],
  ] as const)('says in the dialog why it was not done, and stays signed in (%#)', async (answer, words) => {
    const { user, dialog, confirm } = await ask(() => (answer === 'cut' ? answer : answer.clone()));
    const field = dialog.getByLabelText('Your password');
    await user.type(field, 'wrong');
    await confirm();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(words));
    expect(field).toHaveAccessibleDescription(words);
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(toasts()).toHaveLength(0);
    await user.type(field, '!');
    expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
  });
  it('is asked of the server once, and cannot be called off while it is being done', async () => {
    const held = gate();
    const { user, dialog, confirm, asked } = await ask(() => held.passed.then(() => Response.json({ deleted: true })));
    await user.type(dialog.getByLabelText('Your password'), 'secret-1');
    await confirm();
    await confirm();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(asked('DELETE', '/account')).toHaveLength(1);
    held.open();
    await waitFor(noSession);
  });
  it('does not sign out somebody else who has signed in meanwhile', async () => {
    const held = gate();
    const { user, dialog, confirm, asked } = await ask(() => held.passed.then(() => Response.json({ deleted: true })));
    await user.type(dialog.getByLabelText('Your password'), 'secret-1');
    await confirm();
    await waitFor(() => expect(asked('DELETE', '/account')).toHaveLength(1));
    const session = sessionOf(BEN);
    remember(session);
    held.open();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(localStorage.getItem('token')).toBe(session.token);
  });
  it.each([true, false])('takes the saved stories along unless that is unticked (%s)', async (removeStories) => {
    remember(sessionOf());
    const signOut = vi.fn(async () => {});
    vi.doMock('../src/features/session/sign-out.ts', () => ({ signOut }));
    const { user, dialog, confirm } = await ask(() => Response.json({ deleted: true }));
    const box = dialog.getByRole('checkbox', { name: 'Also remove the stories saved on this device' });
    expect(box).toBeChecked();
    if (!removeStories) await user.click(box);
    await user.type(dialog.getByLabelText('Your password'), 'secret-1');
    await confirm();
    await waitFor(() => expect(signOut).toHaveBeenCalledWith(expect.anything(), { removeStories, isSilent: true }));
    vi.doUnmock('../src/features/session/sign-out.ts');
  });
  it.each([
    ['', true, undefined],
    [' ', true, { password: ' ' }],
    ['DELETE', true, { password: 'DELETE' }],
    [' DELETE ', false, { confirm: 'DELETE' }],
    ['delete', false, undefined],
    ['', false, undefined],
  ])('reads %j with a password (%s) as %j', (text, hasPassword, confirmation) =>
    expect(confirmationOf(text, hasPassword)).toEqual(confirmation),
  );
});

// A forgotten password: the letter, and the page that its link opens.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONFIG } from './helpers/page-config.ts';
import { remember, renderRoute, type Call } from './helpers/render-route.tsx';
import { ANNA, sessionOf, tokenFor } from './helpers/session.ts';

const SESSION = { token: tokenFor(ANNA, { jti: 'new' }), user: ANNA };
const main = () => within(screen.getByRole('main'));
const title = () => screen.getByRole('heading', { level: 1 });
const open = (path: string, answer: (call: Call) => Response | undefined = () => undefined, config: object = CONFIG) =>
  renderRoute(path, {
    answer: (call) => answer(call) ?? (call.path === '/config' ? Response.json(config) : undefined),
  });

describe('a forgotten password', () => {
  it('is asked for by a letter, and the answer is the same for everybody', async () => {
    const { user, asked } = await open('/auth', ({ path }) =>
      path === '/auth/password/forgot' ? Response.json({ ok: true }, { status: 202 }) : undefined,
    );
    await user.type(main().getByLabelText('Email'), 'anna@example.com');
    await user.click(await main().findByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(title()).toHaveTextContent('A new password'));
    expect(main().getByLabelText('Email')).toHaveValue('anna@example.com');
    await user.click(main().getByRole('button', { name: 'Send the letter' }));
    const said = await main().findByText('If there is an account for that address, a letter is on its way.');
    expect(said).toHaveFocus();
    expect(asked('POST', '/auth/password/forgot').map(({ body }) => body)).toEqual([
      { email: 'anna@example.com', language: 'en' },
    ]);
  });

  it('cannot be asked for where no letters are sent', async () => {
    await open('/auth?mode=forgot', undefined, { ...CONFIG, password_reset: false });
    await main().findByText('or');
    expect(title()).toHaveTextContent('Welcome back');
    expect(main().queryByRole('link', { name: 'Forgot your password?' })).not.toBeInTheDocument();
  });
});

describe('the link of a letter', () => {
  afterEach(() => {
    delete window.__callback;
    history.replaceState(null, '', '/');
  });
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], again = 'secret2') => {
    await user.type(await main().findByLabelText('New password'), 'secret2');
    await user.type(main().getByLabelText('Password again'), again);
    await user.click(main().getByRole('button', { name: 'Keep this password' }));
  };

  it('opens a page that keeps a new password and begins the session, for whoever is signed in too', async () => {
    remember(sessionOf());
    window.__callback = '#letter-1';
    const { user, asked, router } = await open('/auth?mode=reset', ({ path }) =>
      path === '/auth/password/reset' ? Response.json(SESSION) : undefined,
    );
    await fill(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked('POST', '/auth/password/reset').map(({ body }) => body)).toEqual([
      { token: 'letter-1', password: 'secret2' },
    ]);
    expect(localStorage.getItem('token')).toBe(SESSION.token);
    expect(window.__callback).toBeUndefined();
  });

  it('asks for the same password twice', async () => {
    window.__callback = '#letter-1';
    const { user, asked } = await open('/auth?mode=reset');
    await fill(user, 'other12');
    expect(main().getByLabelText('Password again')).toHaveAccessibleDescription('The two passwords are not the same.');
    expect(asked('POST', '/auth/password/reset')).toEqual([]);
  });

  it('says when it is over, and leads to a new letter', async () => {
    window.__callback = '#letter-1';
    const { user } = await open('/auth?mode=reset', ({ path }) =>
      path === '/auth/password/reset'
        ? Response.json({ error: 'This reset link is invalid or has expired', code: 'reset_invalid' }, { status: 400 })
        : undefined,
    );
    await fill(user);
    expect(await main().findByRole('alert')).toHaveTextContent('This reset link is invalid or has expired');
    await user.click(main().getByRole('link', { name: 'Ask for a new letter' }));
    await waitFor(() => expect(title()).toHaveTextContent('A new password'));
  });

  it('is needed: the page alone only leads to a letter', async () => {
    await open('/auth?mode=reset');
    expect(await main().findByText('This page opens with the link in your letter.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Ask for a new letter' })).toBeVisible();
    expect(main().queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('leaves the address when a second letter is opened on the same page', async () => {
    await open('/auth?mode=reset');
    await main().findByText('This page opens with the link in your letter.');
    await act(async () => void (location.hash = '#letter-2'));
    expect(await main().findByLabelText('New password')).toBeVisible();
    expect(location.hash).toBe('');
  });
});

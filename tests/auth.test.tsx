// The forms of /auth against a server whose answers the test gives.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CONFIG } from './helpers/page-config.ts';
import { gate, remember, renderRoute, type Call } from './helpers/render-route.tsx';
import { ANNA, sessionOf, tokenFor } from './helpers/session.ts';

const EMAIL = 'anna@example.com';
const SESSION = { token: tokenFor(), user: ANNA };
type Answers = (call: Call) => Response | 'cut' | undefined | Promise<Response | 'cut' | undefined>;

/** Opens a path; `answers` come before the configuration and the server of the tests. */
const open = (path: string, answers: Answers = () => undefined, config: object = CONFIG) =>
  renderRoute(path, {
    answer: async (call) => (await answers(call)) ?? (call.path === '/config' ? Response.json(config) : undefined),
  });
const main = () => within(screen.getByRole('main'));
const field = (name: string) => main().getByLabelText(name);
const names = () => [...screen.getByRole('main').querySelectorAll('input')].map(({ name }) => name);
const press = (name: string) => main().getByRole('button', { name });
type User = Awaited<ReturnType<typeof renderRoute>>['user'];

const FORMS = [
  {
    form: 'sign-in',
    path: '/auth',
    call: '/auth/login',
    submit: 'Sign in',
    busy: 'Signing in…',
    fallback: 'Signing in did not work. Please try again.',
    toast: 'Login failed. Please check your credentials.',
    welcome: 'Successfully logged in!',
    fill: async (user: User) => {
      await user.type(field('Email'), ` ${EMAIL}`);
      await user.type(field('Password'), 'secret1');
    },
    body: { email: EMAIL, password: 'secret1' },
  },
  {
    form: 'register',
    path: '/auth?mode=register',
    call: '/auth/register',
    submit: 'Register',
    busy: 'Making your account…',
    fallback: 'Your account could not be made. Please try again.',
    toast: 'Registration failed. Please try again.',
    welcome: 'Account created successfully!',
    fill: async (user: User) => {
      await user.type(field('Name (optional)'), ' Anna ');
      await user.type(field('Email'), EMAIL);
      await user.type(field('Password'), 'secret1');
      await user.type(field('Password again'), 'secret1');
    },
    body: { email: EMAIL, password: 'secret1', name: 'Anna' },
  },
] as const;

describe('the fields', () => {
  it('AUTH-1: signing in asks for an address and a password, and for nothing else', async () => {
    await open('/auth');
    expect(names()).toEqual(['email', 'password']);
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('AUTH-2: an account asks for four things, the name may be left out', async () => {
    await open('/auth?mode=register');
    expect(names()).toEqual(['name', 'email', 'password', 'confirmPassword']);
    expect(field('Name (optional)')).not.toBeRequired();
    for (const name of ['Email', 'Password', 'Password again']) expect(field(name)).toBeRequired();
    expect(field('Password')).toHaveAccessibleDescription('At least 6 characters');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it.each([
    ['/login', 'Welcome back', '/auth', undefined],
    ['/register', 'Make an account', '/auth', 'register'],
  ])('ROUTE-17, ROUTE-18: %s ends at its form', async (path, title, pathname, mode) => {
    const { router } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(router.state.location).toMatchObject({ pathname, search: mode ? { mode } : {} });
  });

  it('a mode that is none is the form to sign in', async () => {
    await open('/auth?mode=nonsense');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    expect(names()).toEqual(['email', 'password']);
  });

  it('ROUTE-2: one form leads to the other and back, one is there at a time, and the address outlives the way', async () => {
    const { user } = await open('/auth');
    await user.type(field('Email'), EMAIL);
    await user.click(main().getByRole('link', { name: 'Register' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Make an account'));
    expect(names()).toEqual(['name', 'email', 'password', 'confirmPassword']);
    expect(field('Email')).toHaveValue(EMAIL);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(main().getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(names()).toEqual(['email', 'password']));
    expect(field('Email')).toHaveValue(EMAIL);
  });

  it('a password can be looked at', async () => {
    const { user } = await open('/auth');
    await user.click(press('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(press('Show password')).toHaveAttribute('aria-pressed', 'true');
    await user.click(press('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('what is wrong with a field', () => {
  const WRONG = {
    email: 'Enter an email address like anna@example.com.',
    login: 'Passwords have at least 6 characters.',
    name: 'Use 2 to 80 characters, or leave the name out.',
    short: 'Choose 6 to 128 characters.',
    other: 'The two passwords are not the same.',
  };
  /** Fills the form, submits it, and gives back whether anything was asked. */
  async function submit(path: string, values: Readonly<Record<string, string>>) {
    const { user, calls } = await open(path, ({ method }) => (method === 'POST' ? 'cut' : undefined));
    for (const [name, value] of Object.entries(values)) if (value !== '') await user.type(field(name), value);
    await user.click(press(path === '/auth' ? 'Sign in' : 'Register'));
    await act(async () => {});
    return calls.some(({ method, path: asked }) => method === 'POST' && asked.startsWith('/auth/'));
  }
  const isWrong = (name: string, text: string) => {
    expect(field(name)).toHaveAccessibleDescription(text);
    expect(field(name)).toBeInvalid();
  };

  it('VAL-7: an address that is none keeps the sign-in from being asked, and has the focus', async () => {
    expect(await submit('/auth', { Email: 'a@', Password: 'secret1' })).toBe(false);
    isWrong('Email', WRONG.email);
    expect(field('Email')).toHaveFocus();
    expect(field('Password')).toBeValid();
  });

  it('VAL-8: five characters are too few to sign in with, six are enough', async () => {
    expect(await submit('/auth', { Email: EMAIL, Password: '12345' })).toBe(false);
    isWrong('Password', WRONG.login);
    expect(field('Password')).toHaveFocus();
  });
  it('VAL-8, LIM-9: six characters are asked with', async () => {
    expect(await submit('/auth', { Email: EMAIL, Password: '123456' })).toBe(true);
    expect(field('Password')).toBeValid();
  });

  const ACCOUNT = { 'Name (optional)': '', Email: EMAIL, Password: 'secret', 'Password again': 'secret' };
  it.each([
    ['Name (optional)', { 'Name (optional)': 'A' }, WRONG.name],
    ['Email', { Email: 'anna' }, WRONG.email],
    ['Password', { Password: '12345', 'Password again': '12345' }, WRONG.short],
    ['Password again', { 'Password again': 'secreT' }, WRONG.other],
  ])('VAL-9, VAL-10, VAL-11, VAL-12, LIM-9: %s says so, and nothing is asked', async (name, values, text) => {
    expect(await submit('/auth?mode=register', { ...ACCOUNT, ...values })).toBe(false);
    isWrong(name, text);
    expect(field(name)).toHaveFocus();
  });
  it.each(['', 'Al', '  '])('VAL-9, VAL-11: the name %j and six characters make an account', async (name) => {
    expect(await submit('/auth?mode=register', { ...ACCOUNT, 'Name (optional)': name })).toBe(true);
  });
  it('VAL-12: says it at the second password while others are wrong too', async () => {
    await submit('/auth?mode=register', { ...ACCOUNT, Email: 'anna', 'Password again': 'x' });
    isWrong('Email', WRONG.email);
    isWrong('Password again', WRONG.other);
    expect(field('Email')).toHaveFocus();
  });
});

describe.each(FORMS)('the $form form', ({ path, call, submit, busy, fallback, toast, welcome, fill, body }) => {
  const start = async (answers: Answers) => {
    const page = await open(path, (asked) => (asked.path === call ? answers(asked) : undefined));
    await fill(page.user);
    return page;
  };

  it('AUTH-3, AUTH-4: is busy and cannot be pressed while it waits', async () => {
    const { passed, open: answer } = gate();
    const { user } = await start(async () => {
      await passed;
      return Response.json({ error: 'X' }, { status: 500 });
    });
    await user.click(press(submit));
    expect(press(busy)).toHaveAttribute('aria-busy', 'true');
    for (const input of main().getAllByLabelText(/^(Email|Name|Password)/)) expect(input).toBeDisabled();
    for (const button of main().getAllByRole('button')) expect(button).toBeDisabled();
    answer();
    await waitFor(() => expect(press(submit)).toBeEnabled());
    expect(field('Email')).toBeEnabled();
    expect(press(submit)).toHaveFocus();
  });

  it('AUTH-5, AUTH-8, AUTH-9, AUTH-10, AUTH-11: shows what the server says, and a toast', async () => {
    const { user } = await start(() => Response.json({ error: 'X of the server' }, { status: 409 }));
    await user.click(press(submit));
    expect(await main().findByRole('alert')).toHaveTextContent(/^X of the server$/);
    expect(await screen.findByText(toast)).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('AUTH-8, AUTH-10, ERR-9: says in its own words what the server leaves unsaid', async () => {
    const { user } = await start(() => new Response('<html>', { status: 502 }));
    await user.click(press(submit));
    expect(await main().findByRole('alert')).toHaveTextContent(fallback);
  });

  it('ERR-10: says in plain words that nobody answered', async () => {
    const { user } = await start(() => 'cut');
    await user.click(press(submit));
    expect(await main().findByRole('alert')).toHaveTextContent(
      'No connection. Please check your internet and try again.',
    );
    expect(await screen.findByText(toast)).toBeInTheDocument();
  });

  it('AUTH-6, AUTH-7, AUTH-12, AUTH-13, ROUTE-4, SESS-12: begins the session and goes home', async () => {
    const { user, router, asked } = await start(() => Response.json(SESSION));
    await user.click(press(submit));
    expect(await screen.findByText(welcome)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked('POST', call).map((each) => each.body)).toEqual([body]);
    expect(localStorage.getItem('token')).toBe(SESSION.token);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ name: 'Anna', email: EMAIL });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('VAL-16: what the server finds wrong stands at the field, which has the focus', async () => {
    const refusal = { error: 'Please check the highlighted fields', fields: { email: 'emailInvalid', other: 'none' } };
    const { user } = await start(() => Response.json(refusal, { status: 400 }));
    await user.click(press(submit));
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('Enter an email address like anna@example.com.'),
    );
    expect(field('Email')).toHaveFocus();
    expect(main().getByRole('alert')).toHaveTextContent('Please check the highlighted fields');
  });
});

it('AUTH-7: no name is sent as null', async () => {
  const { user, asked } = await open('/auth?mode=register', ({ path }) =>
    path === '/auth/register' ? Response.json(SESSION, { status: 201 }) : undefined,
  );
  await user.type(field('Email'), EMAIL);
  await user.type(field('Password'), 'secret1');
  await user.type(field('Password again'), 'secret1{Enter}');
  await waitFor(() => expect(asked('POST', '/auth/register')).toHaveLength(1));
  expect(asked('POST', '/auth/register')[0]?.body).toEqual({ email: EMAIL, password: 'secret1', name: null });
});

it('AUTH-14: a wrong password is not the end of a session', async () => {
  const { user, router } = await open('/auth', ({ path }) =>
    path === '/auth/login' ? Response.json({ error: 'Invalid email or password' }, { status: 401 }) : undefined,
  );
  await user.type(field('Email'), EMAIL);
  await user.type(field('Password'), 'secret1{Enter}');
  expect(await screen.findByText('Login failed. Please check your credentials.')).toBeInTheDocument();
  expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/auth');
  expect(field('Password')).toHaveFocus();
});

it('SESS-5: a token that is over by the clock of this device says what is wrong with the clock', async () => {
  const late = { token: tokenFor(ANNA, { exp: 1 }), user: ANNA };
  const { user } = await open('/auth', ({ path }) => (path === '/auth/login' ? Response.json(late) : undefined));
  await FORMS[0].fill(user);
  await user.click(press('Sign in'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The clock of this device seems to be wrong.');
  expect(localStorage.getItem('token')).toBeNull();
  expect(screen.queryByText(FORMS[0].welcome)).not.toBeInTheDocument();
});

it('SESS-10: a sign-in that was walked away from begins no session', async () => {
  const { passed, open: release } = gate();
  const { user, router, asked } = await open('/auth', async ({ path }) => {
    if (path !== '/auth/login') return undefined;
    await passed;
    return Response.json(SESSION);
  });
  await FORMS[0].fill(user);
  await user.click(press('Sign in'));
  await waitFor(() => expect(asked('POST', '/auth/login')).toHaveLength(1));
  await act(() => router.navigate({ to: '/stories' }));
  await screen.findByRole('heading', { level: 1 });
  release();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(localStorage.getItem('token')).toBeNull();
  expect(screen.queryByText(FORMS[0].welcome)).not.toBeInTheDocument();
});

it('SESS-10: a device that keeps nothing is not called signed in', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, router } = await open('/auth', ({ path }) =>
    path === '/auth/login' ? Response.json(SESSION) : undefined,
  );
  const keep = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'token') throw new DOMException('full', 'QuotaExceededError');
    keep.call(this, key, value);
  });
  await user.type(field('Email'), EMAIL);
  await user.type(field('Password'), 'secret1{Enter}');
  expect(await main().findByRole('alert')).toHaveTextContent('Signing in did not work. Please try again.');
  expect(router.state.location.pathname).toBe('/auth');
  expect(localStorage.getItem('user')).toBeNull();
});

describe('where a sign-in leads', () => {
  it('DECIDE-47: whoever is signed in is sent home at once, and Back does not lead here again', async () => {
    remember(sessionOf());
    const { router } = await open('/auth');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.history.length).toBe(1);
  });

  it.each([
    ['/stories', '/stories'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
  ])('DECIDE-55: %s was asked for, %s is where it leads, once', async (asked, path) => {
    sessionStorage.setItem('return_to', asked);
    remember(sessionOf());
    const { router } = await open('/auth');
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(sessionStorage.getItem('return_to')).toBeNull();
  });
});

describe('another provider', () => {
  const oauth = (answer: Answers) =>
    open('/auth', (call) => (call.path.startsWith('/auth/oauth/') ? answer(call) : undefined));
  const stubLocation = () => {
    const assign = vi.fn<(address: string) => void>();
    vi.stubGlobal('location', { assign, pathname: '/auth', search: '', hash: '', origin: 'http://localhost' });
    return assign;
  };

  it('PROD-7: has a button each on both forms, and none where there is none', async () => {
    await open('/auth');
    await main().findByText('or');
    for (const name of ['Google', 'the sandbox', 'Orchard']) expect(press(`Continue with ${name}`)).toBeEnabled();
  });
  it('PROD-7: a deployment without one shows neither button nor seam', async () => {
    await open('/auth', undefined, { ...CONFIG, oauth_providers: [] });
    await main().findByRole('link', { name: 'Forgot your password?' });
    expect(main().queryByText('or')).not.toBeInTheDocument();
  });

  it('OAUTH-13: starts at the server and goes on to the page that it names', async () => {
    const address = 'https://provider.example/authorize?state=1';
    const { user, asked } = await oauth(() => Response.json({ authorization_url: address, provider: 'google' }));
    await main().findByText('or');
    const assign = stubLocation();
    await user.click(press('Continue with Google'));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address));
    expect(asked('POST', '/auth/oauth/google')).toHaveLength(1);
    expect(press('Continue with Google')).toBeDisabled();
    await act(async () => void dispatchEvent(new Event('pageshow')));
    await waitFor(() => expect(press('Continue with Google')).toBeEnabled());
  });

  it.each([
    [
      'what is no page of the web',
      () => Response.json({ authorization_url: 'javascript:alert(1)', provider: 'google' }),
    ],
    ['what is no address', () => Response.json({ authorization_url: 'soon', provider: 'google' })],
    ['nothing', () => new Response('', { status: 502 })],
  ])('OAUTH-13: goes nowhere when the answer names %s, and says so', async (_what, answer) => {
    const { user } = await oauth(answer);
    await main().findByText('or');
    const assign = stubLocation();
    await user.click(press('Continue with Google'));
    expect(await main().findByRole('alert')).toHaveTextContent('That way of signing in does not answer.');
    expect(await screen.findByText('Authentication failed.')).toBeInTheDocument();
    expect(assign).not.toHaveBeenCalled();
    expect(press('Sign in')).toBeEnabled();
  });
});

it('OFF: without a network the form stays, and the way to the stories of the device is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('/auth');
  expect(main().getByText(/Signing in needs the internet/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Open the shelf' })).toHaveAttribute('href', '/stories');
  expect(press('Sign in')).toBeEnabled();
});

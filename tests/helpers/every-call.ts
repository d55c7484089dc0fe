// Every call that the server registers: who may make it, and with what. A route without a line here makes a test fail.
import type { GenericSchema } from 'valibot';
import {
  DeleteAccountSchema,
  ForgotPasswordSchema,
  LoginSchema,
  OAuthStartSchema,
  RegisterSchema,
  ResetPasswordSchema,
} from '../../contract/accounts.ts';
import { AnalyticsBatchSchema } from '../../contract/analytics.ts';
import type { ApiErrorCode } from '../../contract/api-errors.ts';
import { CategoryIncrementSchema, CategorySearchSchema } from '../../contract/category-calls.ts';
import { CheckoutSchema } from '../../contract/payments.ts';
import { ReportRequestSchema } from '../../contract/reactions.ts';
import { GenerateRequestSchema, StoryChangeSchema } from '../../contract/story-requests.ts';
import { WrittenStorySchema } from '../../server/stories/write-story.ts';
import { PASSWORD, SMALL_BUILD, WISH } from './test-app.ts';

/** A status, or the code of a refusal. */
export type Outcome = number | ApiErrorCode;
/** What a call answers to each of those who ask. `story` is the family's own: private, where nothing else is said. */
export interface EveryCall {
  /** Method and pattern, as they are registered. */
  call: string;
  /** Where the pattern alone does not say what to ask for. */
  path?: string;
  story?: 'public';
  body?: object;
  /** What the contract says of the body. */
  schema?: GenericSchema;
  /** A form in the place of JSON. */
  isForm?: true;
  /** Nobody, and a visitor with the placeholder for a token. */
  visitor: Outcome;
  family: Outcome;
  otherFamily: Outcome;
  /** Whoever comes with a token that is good for nothing here: ended, expired, of a closed account, changed, another's. */
  badToken: Outcome;
  /** Which of the deployment's tokens opens it. */
  gate?: 'operator' | 'metrics';
}

type Answers = Pick<EveryCall, 'visitor' | 'family' | 'otherFamily' | 'badToken'>;
/** The token is not looked at. */
const toEverybody = (outcome: Outcome): Answers => ({
  visitor: outcome,
  family: outcome,
  otherFamily: outcome,
  badToken: outcome,
});
const toWhoIsNobodyElse = (outcome: Outcome): Answers => ({ ...toEverybody(outcome), badToken: 'token_invalid' });
const toUsers = (outcome: Outcome): Answers => ({ ...toWhoIsNobodyElse(outcome), visitor: 'auth_required' });
/** The cells of readable stories stand in server/stories/access-matrix.test.ts. */
const toItsOwner = (outcome: Outcome): Answers => ({
  ...toWhoIsNobodyElse('story_not_found'),
  family: outcome,
});
const toWhoHasToken = (gate: 'operator' | 'metrics'): Answers & { gate: 'operator' | 'metrics' } => ({
  ...toEverybody('token_invalid'),
  visitor: 'auth_required',
  gate,
});

const LETTER = { email: 'nobody@example.com' };
const TOLD = { title: 'The Lamp', content: 'The lamp was lit.' };
const EVENTS = { client_id: 'c'.repeat(20), events: [{ name: 'page_view', ts: 1, props: { path: '/' } }] };
const JUST_NUMBERED = 'aaaaaaaaaaaaaaaaaaaaaa';

export const EVERY_CALL: readonly EveryCall[] = [
  { call: 'GET /api/health', ...toEverybody(200) },
  { call: 'GET /api/ready', ...toEverybody(200) },
  { call: 'GET /metrics', ...toWhoHasToken('metrics') },
  { call: 'GET /api/config', ...toEverybody(200) },
  { call: 'GET /api/ads', ...toEverybody(200) },
  { call: 'GET /api/anonymous/status', ...toEverybody(200) },
  { call: 'POST /api/analytics/events', body: EVENTS, schema: AnalyticsBatchSchema, ...toEverybody(202) },

  {
    call: 'POST /api/auth/register',
    body: { email: 'family-1@example.com', password: PASSWORD, name: 'Anna' },
    schema: RegisterSchema,
    ...toEverybody('email_taken'),
  },
  {
    call: 'POST /api/auth/login',
    body: { email: 'family-1@example.com', password: PASSWORD },
    schema: LoginSchema,
    ...toEverybody(200),
  },
  { call: 'GET /api/auth/validate', ...toEverybody(200) },
  { call: 'POST /api/auth/logout', ...toEverybody(200) },
  { call: 'POST /api/auth/password/forgot', body: LETTER, schema: ForgotPasswordSchema, ...toEverybody(202) },
  {
    call: 'POST /api/auth/password/reset',
    body: { token: 'a'.repeat(43), password: PASSWORD },
    schema: ResetPasswordSchema,
    ...toEverybody('reset_invalid'),
  },
  { call: 'GET /api/account/export', ...toUsers(200) },
  {
    call: 'DELETE /api/account',
    body: { password: 'another one' },
    schema: DeleteAccountSchema,
    ...toUsers('password_wrong'),
  },
  {
    call: 'POST /api/auth/oauth/:provider',
    body: { redirect_uri: 'https://evil.example/' },
    schema: OAuthStartSchema,
    ...toEverybody('invalid_redirect_uri'),
  },
  { call: 'GET /api/auth/oauth/:provider/callback', ...toEverybody(302) },
  { call: 'POST /api/auth/oauth/:provider/callback', isForm: true, body: { state: 'x' }, ...toEverybody(303) },

  { call: 'GET /api/payments/prices', ...toEverybody(200) },
  { call: 'GET /api/payments/subscription', ...toUsers(200) },
  {
    call: 'POST /api/payments/checkout',
    body: { priceId: 'price_of_nothing' },
    schema: CheckoutSchema,
    ...toUsers('plan_unavailable'),
  },
  { call: 'POST /api/payments/portal', ...toUsers('no_billing_account') },
  { call: 'POST /api/payments/webhook', body: { id: 'evt_1', object: 'event' }, ...toEverybody('signature_invalid') },

  { call: 'GET /api/stories', ...toWhoIsNobodyElse(200) },
  { call: 'POST /api/stories', body: TOLD, schema: WrittenStorySchema, ...toUsers(201) },
  {
    call: 'POST /api/stories/generate',
    body: { ...WISH, sync: false },
    schema: GenerateRequestSchema,
    ...toWhoIsNobodyElse(202),
  },
  { call: 'GET /api/stories/schema', ...toEverybody(200) },
  { call: 'GET /api/stories/category/:category', ...toEverybody(200) },
  { call: 'GET /api/stories/:id', ...toItsOwner(200) },
  { call: 'PUT /api/stories/:id', body: { title: 'Another' }, schema: StoryChangeSchema, ...toItsOwner(200) },
  { call: 'DELETE /api/stories/:id', ...toItsOwner(200) },
  { call: 'GET /api/stories/:id/tellings/:language', ...toItsOwner('telling_not_found') },
  { call: 'GET /api/stories/:id/status', ...toItsOwner(200) },
  { call: 'POST /api/stories/:id/retry', ...toItsOwner('not_failed') },
  { call: 'GET /api/stories/:id/events', ...toItsOwner(200) },
  { call: 'GET /api/stories/:id/images/:image', ...toEverybody('image_not_found') },
  { call: 'PUT /api/stories/:id/like', story: 'public', ...toWhoIsNobodyElse(200) },
  { call: 'DELETE /api/stories/:id/like', story: 'public', ...toWhoIsNobodyElse(200) },
  {
    call: 'POST /api/stories/:id/report',
    story: 'public',
    body: { reason: 'other' },
    schema: ReportRequestSchema,
    ...toWhoIsNobodyElse(202),
  },

  { call: 'GET /api/categories', ...toEverybody(200) },
  { call: 'GET /api/categories/stats', ...toEverybody(200) },
  { call: 'POST /api/categories/search', body: { query: 'moon' }, schema: CategorySearchSchema, ...toEverybody(200) },
  {
    call: 'POST /api/categories/increment',
    body: { category_type: 'themes', category_value: 'friendship' },
    schema: CategoryIncrementSchema,
    ...toWhoIsNobodyElse(200),
  },
  { call: 'GET /api/categories/:type', ...toEverybody(200) },

  { call: 'GET /api/operator/figures', ...toWhoHasToken('operator') },
  // The page itself holds nothing; what it shows it has to ask for.
  { call: 'GET /operator', ...toEverybody(200) },

  // The hosted pages of the payment sandbox are opened by an address that nobody guesses.
  {
    call: 'GET /sandbox/payments/checkout/:id',
    path: `/sandbox/payments/checkout/${JUST_NUMBERED}`,
    ...toEverybody(404),
  },
  {
    call: 'POST /sandbox/payments/checkout/:id',
    path: `/sandbox/payments/checkout/${JUST_NUMBERED}`,
    isForm: true,
    body: { card: 'works' },
    ...toEverybody(404),
  },
  { call: 'GET /sandbox/payments/portal/:id', path: `/sandbox/payments/portal/${JUST_NUMBERED}`, ...toEverybody(404) },
  {
    call: 'POST /sandbox/payments/portal/:id',
    path: `/sandbox/payments/portal/${JUST_NUMBERED}`,
    isForm: true,
    body: { action: 'cancel' },
    ...toEverybody(404),
  },
  { call: 'ALL /sandbox/payments/*', path: '/sandbox/payments/more', ...toEverybody(404) },

  { call: 'GET /api/locales/*', path: '/api/locales/en/common.json', ...toEverybody(200) },
  { call: 'GET /locales/*', path: '/locales/en/common.json', ...toEverybody(200) },
  { call: 'GET /robots.txt', ...toEverybody(200) },
  { call: 'GET /sitemap.xml', ...toEverybody(200) },
  { call: 'GET /pt/*', path: '/pt/stories', ...toEverybody(301) },
  { call: 'GET /*', path: '/', ...toEverybody(200) },
];

/** Calls of the sign-in sandbox, which speak on connections of their own: server/sandbox-sign-in/sandbox-sign-in.test.ts. */
export const ON_CONNECTIONS = [
  'GET /sandbox/sign-in/interaction/:uid',
  'POST /sandbox/sign-in/interaction/:uid',
  'ALL /sandbox/sign-in/*',
];

const PARTS: Record<string, string> = {
  ':image': 'cover',
  ':language': 'de',
  ':category': 'adventures',
  ':type': 'themes',
  ':provider': 'elsewhere',
};

/** The method of a call, and its path with a mark in the place of all that varies. */
export function patternOf({ call, path }: EveryCall): { method: string; pattern: string } {
  const [method = '', pattern = ''] = call.split(' ');
  return { method: method === 'ALL' ? 'GET' : method, pattern: path ?? pattern };
}
/** A path about this story. */
export const filledIn = (pattern: string, storyId: string): string =>
  pattern.replace(':id', storyId).replaceAll(/:[a-z]+/g, (mark) => PARTS[mark] ?? mark);

export const OPERATOR_TOKEN = 'token-of-the-operator-alone';
export const METRICS_TOKEN = 'token-of-the-metrics-alone';

/** A server with every call there is, which tells no story by itself. */
export const WITH_EVERY_CALL = {
  isWorking: false,
  env: {
    ROLE: 'web',
    SHOWCASE: 'on',
    GENERATE_SYNC_WAIT_MS: '0',
    OPERATOR_TOKEN,
    METRICS_TOKEN,
    // Nobody listens there.
    AD_FEED_URL: 'http://localhost:9/ads',
    OAUTH_ELSEWHERE_CLIENT_ID: 'tuckaway',
    OAUTH_ELSEWHERE_CLIENT_SECRET: 'secret-of-the-client',
    OAUTH_ELSEWHERE_ISSUER: 'http://localhost:9',
    PAYMENTS: 'mock',
  },
  staticFiles: { ...SMALL_BUILD, operator: '<!doctype html><title>Figures</title>' },
};

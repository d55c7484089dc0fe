// Every table, as SQL gives it back: times are milliseconds, yes and no are 1 and 0, objects are JSON text. The same
// three hold in SQLite and PostgreSQL.

export interface Tables {
  stories: StoriesTable;
  story_jobs: StoryJobsTable;
  pictures: PicturesTable;
  /** How often a category was chosen: by generating a story of it, or by a click. */
  category_popularity: { type: string; slug: string; score: number };
  /** Who was counted in which hour (UTC, since 1970), so that nobody is counted twice in it. */
  category_counts: { hour: number; viewer: string; type: string; slug: string };
  story_likes: { story_id: string; viewer: string; created_at: number };
  story_reports: StoryReportsTable;
  /** Who has seen it today, and how many of those came from one address (`story-views.store.ts`). */
  story_views: { story_id: string; viewer: string; day: string };
  daily_usage: { subject: string; day: string; used: number };
  idempotent_answers: IdempotentAnswersTable;
  analytics_events: AnalyticsEventsTable;
  users: UsersTable;
  /** Who a user is at a provider he signs in with. */
  external_identities: { issuer: string; subject: string; user_id: string; created_at: number };
  /** Letters that are under way; only the hash of what a letter carries is known here. */
  password_resets: { token_hash: string; user_id: string; expires_at: number };
  /** Tokens that somebody signed out with before their time was over. */
  revoked_tokens: { jti: string; expires_at: number };
  billing_accounts: BillingAccountsTable;
  subscription_changes: SubscriptionChangesTable;
  checkout_sessions: CheckoutSessionsTable;
  /** Events of the payment provider that had their effect, so that none has it twice. */
  payment_events: { id: string; type: string; received_at: number };
  /** What the payment sandbox keeps: as JSON an object as its API answers it, with what only the sandbox knows of it. */
  sandbox_payment_objects: { id: string; kind: string; customer: string | null; body: string; created_at: number };
  sandbox_payment_events: SandboxPaymentEventsTable;
  /** What providers of texts and pictures have cost on a day (UTC), in millionths of a US dollar. */
  provider_spending: { day: string; micro_usd: number };
  /** One row: when something was removed last, and when the file was rewritten last (`tidying.ts`). */
  tidying: { id: number; erased_at: number; tidied_at: number };
  /** On PostgreSQL alone: how often somebody asked in a window of a limit, under a keyed hash (`rate-counters.ts`). */
  rate_limits: { key: string; points: number; expire: number | null };
  /** On PostgreSQL alone, one row: what processes without a secret of their own sign with (`secret.store.ts`). */
  shared_secret: { id: number; secret: string };
}

export interface UsersTable {
  id: string;
  /** As registered. `email_key` is what is compared: the same without case. */
  email: string;
  email_key: string;
  name: string | null;
  /** Missing for who only signs in with another provider. */
  password_hash: string | null;
  /** When it was proven that the email is the user's, by a letter or by a provider; null as long as it was only typed. */
  email_confirmed_at: number | null;
  /** Tokens of an earlier version are good no more. */
  token_version: number;
  subscription_status: string;
  subscription_type: string | null;
  /** When what was paid for ends. */
  subscription_expires_at: number | null;
  /** The plan is kept until here when that is later: a renewal may not have been told of. */
  subscription_grace_until: number | null;
  created_at: number;
  updated_at: number;
}

/** Who a user is at the payment provider, and what was last read there. What a user may do stands in `users`. */
export interface BillingAccountsTable {
  user_id: string;
  /** The provider's id of this user. */
  customer: string;
  subscription: string | null;
  /** The provider's own word for how the subscription stands; null without one. */
  status: string | null;
  /** The plan of the subscription, whether or not it counts. */
  tier: string | null;
  /** When the paid month ends. */
  period_end: number | null;
  cancel_at_period_end: number;
  /** When a month was first seen unpaid; the plan is kept for some days from here. */
  past_due_since: number | null;
  /** Each reading of the provider takes the next number before it asks; what an earlier one read never replaces it. */
  readings: number;
  applied: number;
  read_at: number;
}

/** What became of a user's plan, for his export. */
export interface SubscriptionChangesTable {
  id: string;
  user_id: string;
  tier: string;
  status: string | null;
  ends_at: number | null;
  created_at: number;
}

/** The checkout that a user has open for a price: one for as long as it is young. */
export interface CheckoutSessionsTable {
  user_id: string;
  price: string;
  /** What the provider knows this opening by: sent twice it is one session. */
  idempotency_key: string;
  /** The provider's session; null until it has answered. */
  session: string | null;
  opened_at: number;
}

/** An event of the payment sandbox that is to be told to our webhook. */
interface SandboxPaymentEventsTable {
  id: string;
  body: string;
  attempts: number;
  /** Not to be told before; null once it was taken, or was given up. */
  due_at: number | null;
  created_at: number;
}

export interface StoriesTable {
  id: string;
  /** Who it belongs to: `user:` and a user id, `anon:` and a visitor id; null for editorial stories. */
  owner: string | null;
  status: string;
  title: string | null;
  parameters: string;
  /** `{title, paragraphs}` once the text is there. */
  content: string | null;
  /** How the storyteller built it; the same plan can be told in another language. */
  plan: string | null;
  /** Keys of the passages told, for the family's memory. */
  told: string | null;
  error: string | null;
  current_step: number;
  /** Version of its cover's files; null until the cover is there. */
  cover: string | null;
  /** Ids of the pictures that its family does not want to see, as JSON; null where all are shown. */
  hidden_images: string | null;
  visibility: string;
  /** 1 once enough readers have reported it: it stands in no list until somebody has looked at it. */
  is_hidden: number;
  /** The choices by which it is listed; the same as in `parameters`. */
  theme: string | null;
  character: string | null;
  setting: string | null;
  age_group: string | null;
  story_language: string;
  is_seed: number;
  view_count: number;
  like_count: number;
  /** How often it was tried again by hand. */
  retries: number;
  /** The places of the daily quota that it holds, as JSON `{day, subjects}`; null when given back. */
  quota: string | null;
  created_at: number;
  updated_at: number;
  /** When it came into the queue last: its ten minutes count from here. */
  queued_at: number;
  /** When somebody read it last, to the day; kept true for visitors without an account alone (`visitors-stories.ts`). */
  last_read_at: number;
  /** What providers have cost for its text and its pictures, in millionths of a US dollar. */
  provider_micro_usd: number;
}

interface StoryReportsTable {
  story_id: string;
  viewer: string;
  reason: string;
  details: string | null;
  /** Hash of the address that it came from, another one each day; null in those of users that are older than that rule. */
  address: string | null;
  created_at: number;
}

/** A row for every story whose text is still to be written. */
interface StoryJobsTable {
  story_id: string;
  worker: string | null;
  lease_until: number;
  attempts: number;
  /** Not to be taken before. */
  not_before: number;
  created_at: number;
}

/** A row for every picture of a story; it is its own job as long as it is not settled. */
export interface PicturesTable {
  story_id: string;
  /** `cover` or `p<paragraph_index>`. */
  id: string;
  /** In the story, the cover first. */
  position: number;
  paragraph_index: number | null;
  status: string;
  /** What it is drawn from, and by which version of the illustrator. */
  picture: string;
  art_version: number;
  description: string;
  alt: string;
  /** The version its files are kept under. */
  file: string | null;
  error: string | null;
  worker: string | null;
  lease_until: number;
  attempts: number;
  /** Not to be taken before. */
  not_before: number;
  created_at: number;
}

export interface IdempotentAnswersTable {
  viewer: string;
  key: string;
  body_hash: string;
  status: number;
  answer: string;
  created_at: number;
}

export interface AnalyticsEventsTable {
  event_id: string;
  client_id: string;
  name: string;
  props: string;
  /** When it happened, as the device says, but never after `received_at`, which is ours, nor a week before it. */
  happened_at: number;
  received_at: number;
}

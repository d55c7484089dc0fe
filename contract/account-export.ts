/** GET /account/export: all that is kept about a family. A new table or column about one has to come in here. */
import * as v from 'valibot';
import { UserSchema } from './user.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);

const ExportedStorySchema = v.strictObject({
  story_id: v.string(),
  title: maybe(v.string()),
  status: v.string(),
  visibility: v.string(),
  created_at: time,
  updated_at: time,
  last_read_at: time,
  /** What was chosen, the child's name and looks among it. */
  parameters: v.looseObject({}),
  /** As it was told, or mended since. */
  content: v.unknown(),
  /** What it was told from, and which passages were used: the storyteller's own words for it. */
  plan: v.unknown(),
  told: v.unknown(),
  hidden_images: v.array(v.string()),
  is_hidden: v.boolean(),
  view_count: v.number(),
  like_count: v.number(),
  retries: v.number(),
  /** Where its pictures are, which are files of their own. */
  images: v.array(
    v.strictObject({
      id: v.string(),
      paragraph_index: maybe(v.number()),
      status: v.string(),
      description: v.string(),
      alt: v.string(),
      /** What it is drawn from. */
      picture: v.unknown(),
    }),
  ),
});

export const AccountExportSchema = v.strictObject({
  user: UserSchema,
  email_confirmed_at: maybe(time),
  /** Sessions are signed and not kept; this is how often all of them were ended at once. */
  times_all_sessions_ended: v.number(),
  external_identities: v.array(v.strictObject({ issuer: v.string(), subject: v.string(), created_at: time })),
  /** Letters under way, by the end of their time. */
  letters_open_until: v.array(time),
  stories: v.array(ExportedStorySchema),
  likes: v.array(v.strictObject({ story_id: v.string(), created_at: time })),
  reports: v.array(
    v.strictObject({ story_id: v.string(), reason: v.string(), details: maybe(v.string()), created_at: time }),
  ),
  /** Stories of others read today, categories chosen in this hour, and places of the day that were taken. */
  read_today: v.array(v.strictObject({ story_id: v.string(), day: v.string() })),
  categories_chosen: v.array(v.strictObject({ type: v.string(), slug: v.string() })),
  daily_usage: v.array(v.strictObject({ day: v.string(), kind: v.picklist(['told', 'written']), used: v.number() })),
  /** Who the family is at the payment provider, and what was last read there; null where it never bought anything. */
  billing: maybe(
    v.strictObject({
      customer: v.string(),
      subscription: maybe(v.string()),
      status: maybe(v.string()),
      tier: maybe(v.string()),
      period_end: maybe(time),
      cancel_at_period_end: v.boolean(),
      past_due_since: maybe(time),
    }),
  ),
  open_checkouts: v.array(v.strictObject({ price: v.string(), opened_at: time })),
  subscription_history: v.array(
    v.strictObject({ tier: v.string(), status: maybe(v.string()), ends_at: maybe(time), created_at: time }),
  ),
});
export type AccountExport = v.InferOutput<typeof AccountExportSchema>;

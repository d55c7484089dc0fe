import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';
import { preparedQuery } from '../platform/prepared-query.ts';
import type { Tables, UsersTable } from '../platform/tables.ts';

export type UserRow = UsersTable;
type ExternalIdentityRow = Tables['external_identities'];

/** What an email is compared by. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase();

/** Keeps a new user; false when somebody has this email already. */
export async function insertUser(db: Connection, row: UserRow): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The user of this id. */
export async function findUser(db: Connection, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The user of this email, in whatever case it is given. */
export async function findUserByEmail(db: Connection, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

/** Who this is, known by what a sign-in provider calls him. */
export async function findUserByIdentity(
  db: Connection,
  issuer: string,
  subject: string,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('external_identities', 'external_identities.user_id', 'users.id')
    .selectAll('users')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Lets a user in with this identity from now on. */
export async function insertIdentity(db: Connection, row: ExternalIdentityRow): Promise<void> {
  await db.insertInto('external_identities').values(row).execute();
}

/** The providers that let a user in, the first one first. */
export async function listIdentities(db: Connection, userId: string): Promise<Omit<ExternalIdentityRow, 'user_id'>[]> {
  return db
    .selectFrom('external_identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('issuer')
    .execute();
}

/** Everybody, for who has to look at each. */
export async function listUsers(db: Connection): Promise<Pick<UserRow, 'id' | 'email'>[]> {
  return db.selectFrom('users').select(['id', 'email']).execute();
}

/** Resets, external identities go with the user. */
export async function removeUser(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** Notes that tokens of this `jti` are good no more; none of them lives longer than `expiresAt`. */
export async function revokeToken(db: Connection, jti: string, expiresAt: number): Promise<void> {
  await db
    .insertInto('revoked_tokens')
    .values({ jti, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const sessionOf = preparedQuery((db, place: (name: 'user' | 'jti') => string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', place('user'))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('revoked_tokens').select('jti').where('jti', '=', place('jti'))))),
);
/** The user of this id, unless somebody signed out with a token of this `jti`. */
export async function findSignedIn(db: Connection, id: string, jti: string): Promise<UserRow | undefined> {
  const [row] = await sessionOf(db, { user: id, jti });
  return row;
}

/** Tokens and letters whose time is over need not be known any more. */
export async function forgetExpired(db: Connection, now: number): Promise<void> {
  await db.deleteFrom('revoked_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
}

/** Keeps what a letter is known by. */
export async function keepReset(
  db: Connection,
  row: { token_hash: string; user_id: string; expires_at: number },
): Promise<void> {
  await db.insertInto('password_resets').values(row).execute();
}

/** Until when the letters of a user are good. */
export async function listResets(db: Connection, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('password_resets')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();
  return rows.map(({ expires_at }) => expires_at);
}

/** Whether a letter is good still; does not use it up. */
export async function isResetOpen(db: Connection, tokenHash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a letter up, and with it every other one of the same user. Gives the user's id; undefined for a letter that is not good. */
export async function takeReset(db: Connection, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (row) await db.deleteFrom('password_resets').where('user_id', '=', row.user_id).execute();
  return row?.user_id;
}

/** Sets a password that came by a letter, which also proves the email. Tokens of before are good no more. */
export async function changePassword(
  db: Connection,
  userId: string,
  passwordHash: string,
  now: number,
): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      token_version: sql<number>`token_version + 1`,
      email_confirmed_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes that an email is its user's, and ends what anybody could have begun with it before. */
export async function confirmEmail(db: Connection, userId: string, now: number): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({
      email_confirmed_at: now,
      password_hash: null,
      token_version: sql<number>`token_version + 1`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

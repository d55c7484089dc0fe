// Before the server's tests run on PostgreSQL: finds a server or starts one, and makes the database that all others are
// copies of.
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/platform/database.ts';
import { inDatabase } from './address.ts';
import { makePostgres } from './start-postgres.ts';

/** Sorts as people do where the server can, so that an order which is the database's and not ours is seen. */
const AS_PEOPLE_DO = "locale_provider icu icu_locale 'en' template template0";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_POSTGRES_URL'];
  const server = given === undefined ? await makePostgres().start() : undefined;
  const admin = given ?? server?.url('postgres') ?? '';
  const template = `tuckaway_test_${process.pid}_${Date.now()}`;
  const client = new Client({ connectionString: admin });
  client.on('error', () => {});
  const end = async () => {
    if (server === undefined) await dropAll(client, template);
    await client.end();
    await server?.stop();
  };
  try {
    await client.connect();
    await makeTemplate(client, admin, template);
  } catch (thrown) {
    await end();
    throw thrown;
  }
  project.provide('postgres', { admin, template });
  return end;
}

async function makeTemplate(client: Client, admin: string, template: string): Promise<void> {
  try {
    await client.query(`create database ${template} ${AS_PEOPLE_DO}`);
  } catch {
    await client.query(`create database ${template} template template0`);
  }
  const database = await openDatabase(inDatabase(admin, template));
  await database.destroy();
}

async function dropAll(client: Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
}

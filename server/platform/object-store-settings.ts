// Where pictures are kept when not on this machine's disk: a store that speaks S3.
import * as v from 'valibot';
import { flag, StartFailure, url } from './environment-values.ts';

/** The names of the environment that belong here. */
export const OBJECT_STORE_ENTRIES = {
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket'))),
  /** Empty: Amazon's. */
  S3_ENDPOINT: v.optional(url),
  S3_REGION: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  /** Stands before the name of every object, for a bucket that others use too. */
  S3_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\/?[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?$/, 'must be names of letters, digits, - and _, parted by /'),
      v.transform((text) => text.replaceAll(/^\/|\/$/g, '')),
    ),
  ),
  /** Whether the bucket stands in the path of an address, not in its host. On wherever S3_ENDPOINT names the store. */
  S3_PATH_STYLE: flag(true),
};
type ObjectStoreEnvironment = v.InferOutput<v.ObjectSchema<typeof OBJECT_STORE_ENTRIES, undefined>>;

export interface ObjectStoreSettings {
  bucket: string;
  /** Undefined: Amazon's, by the region. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Without slashes at its ends; empty for none. */
  prefix: string;
  hasPathStyle: boolean;
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Undefined where nothing is said of a store: pictures stay on the disk.
 * @param given the names that are set, for those that have a default
 * Throws StartFailure with one line that names what is missing beside what is there.
 */
export function readObjectStore(
  env: ObjectStoreEnvironment,
  given: Readonly<Record<string, string | undefined>>,
): ObjectStoreSettings | undefined {
  const there = Object.keys(OBJECT_STORE_ENTRIES).find((name) => given[name] !== undefined);
  if (there === undefined) return undefined;
  for (const name of NEEDED)
    if (env[name] === undefined)
      throw new StartFailure(`${name} is required beside ${there}: a store for pictures is set whole or not at all`);
  const {
    S3_BUCKET: bucket = '',
    S3_ACCESS_KEY_ID: accessKeyId = '',
    S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = env;
  return {
    bucket,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    prefix: env.S3_PREFIX ?? '',
    hasPathStyle: given['S3_PATH_STYLE'] === undefined ? env.S3_ENDPOINT !== undefined : env.S3_PATH_STYLE,
  };
}

// A store that speaks S3. Loaded only where one is configured.
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { StartFailure } from '../platform/environment-values.ts';
import { newRequestId } from '../platform/ids.ts';
import type { ObjectStoreSettings } from '../platform/object-store-settings.ts';
import type { PictureDisk } from './picture-disk.ts';
import { isAway, whyFailed } from './picture-store-failure.ts';

export interface ObjectWaits {
  /** For a connection. */
  connectMs: number;
  /** For an answer to begin, and between two pieces of one. */
  answerMs: number;
  /** Of one call, the first among them. */
  attempts: number;
  /** How long a store that did not answer is left alone. */
  restMs: number;
}
const OBJECT_WAITS: ObjectWaits = { connectMs: 2000, answerMs: 8000, attempts: 3, restMs: 5000 };

class ObjectDriver extends S3Driver {
  /** One by one: what removes many at once says in an answer of 200 which it did not, and wants a checksum that not every store knows. */
  override async deleteAll(prefix: string): Promise<void> {
    let paginationToken: string | undefined;
    do {
      const page = await this.listAll(prefix, { recursive: false, ...(paginationToken ? { paginationToken } : {}) });
      await Promise.all([...page.objects].flatMap((file) => (file.isFile ? [this.delete(file.key)] : [])));
      paginationToken = page.paginationToken;
    } while (paginationToken !== undefined);
  }
}

/** Opens a store and tries it. Throws StartFailure when it cannot be written, read and listed. */
export async function openObjectDisk(settings: ObjectStoreSettings, waits = OBJECT_WAITS): Promise<PictureDisk> {
  const { bucket, prefix } = settings;
  const client = createClient(settings, waits);
  // Access lists are switched off in new buckets, and unknown to many a store.
  const driver = new ObjectDriver({ client, bucket, visibility: 'private', supportsACL: false });
  const opened = { disk: new Disk(driver), root: prefix ? `${prefix}/` : '' };
  await assertUsable(opened, settings);
  return opened;
}

function createClient(settings: ObjectStoreSettings, { connectMs, answerMs, attempts, restMs }: ObjectWaits): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, hasPathStyle } = settings;
  const client = new S3Client({
    region,
    forcePathStyle: hasPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      socketTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
    // What Amazon's own checks by itself, others refuse or store among the bytes.
    ...(endpoint === undefined
      ? {}
      : {
          endpoint,
          requestChecksumCalculation: 'WHEN_REQUIRED' as const,
          responseChecksumValidation: 'WHEN_REQUIRED' as const,
        }),
  });
  // Who closes an account with fifty stories must not wait fifty times for a store that is away.
  let restsUntil = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      if (performance.now() < restsUntil) throw Object.assign(new Error('it is left alone'), { name: 'Resting' });
      try {
        return await next(args);
      } catch (thrown) {
        if (isAway(thrown)) restsUntil = performance.now() + restMs;
        throw thrown;
      }
    },
    { step: 'initialize', name: 'leaveAloneAfterSilence' },
  );
  return client;
}

async function assertUsable({ disk, root }: PictureDisk, settings: ObjectStoreSettings): Promise<void> {
  const name = `${root}start-${newRequestId()}`;
  try {
    await disk.put(name, new Uint8Array([1]), { contentType: 'application/octet-stream' });
    await disk.getBytes(name);
    await disk.listAll(root || '/');
    await disk.delete(name);
  } catch (thrown) {
    throw new StartFailure(refusal(thrown, settings), { cause: thrown });
  }
}

function refusal(thrown: unknown, { bucket, endpoint }: ObjectStoreSettings): string {
  const { reason, status } = whyFailed(thrown);
  // The host alone: an address may carry a password.
  const at = endpoint === undefined ? 'Amazon S3' : new URL(endpoint).host;
  if (status === undefined) return `S3_ENDPOINT: the store at ${at} does not answer (${reason})`;
  if (reason === 'NoSuchBucket') return `S3_BUCKET: there is no bucket ${bucket} at ${at}`;
  if (status === 401 || status === 403)
    return `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the store at ${at} lets nobody with them into ${bucket} (${reason})`;
  return `S3_BUCKET: ${bucket} at ${at} cannot be written, read and listed (${reason}, ${status})`;
}

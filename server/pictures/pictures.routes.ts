import type { Context, Hono } from 'hono';
import { STORY_ID } from '#contract/stories';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure, retryAfter } from '../platform/errors.ts';
import { matchesEtag } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { Signer } from '../platform/signing.ts';
import type { ConvertedType, Painter } from './painter.ts';
import { PICTURE_WIDTHS, type PictureFile, type PictureFiles, type PictureWidth } from './picture-files.ts';
import { PictureStoreFailure } from './picture-store-failure.ts';
import { isSignedAddress } from './picture-url.ts';
import { findPicture } from './pictures.store.ts';

interface RouteNeeds {
  database: Database;
  clock: Clock;
  signer: Signer;
  files: PictureFiles;
  painter: Painter;
  identity: Identity;
  limits: RateLimits;
  /** Who may see the story's pictures. */
  visibilityOf: (storyId: string) => Promise<{ isPrivate: boolean } | undefined>;
}

const STORE_BACK_SECONDS = 10;
const FOR_EVER = 'max-age=31536000, immutable';
/** A picture is data and nothing else, whatever it may hold. */
const POLICY = "default-src 'none'; sandbox";

export function picturesRoutes(app: Hono<AppEnv>, needs: RouteNeeds): void {
  const { database, clock, signer, files, painter, identity, limits, visibilityOf } = needs;
  const converting = new Map<string, Promise<PictureFile>>();

  /** Made once, then kept beside the original; who asks meanwhile waits for the same one. */
  const converted = (storyId: string, version: string, width: PictureWidth, kept: PictureFile, type: ConvertedType) => {
    const key = `${version} ${width} ${type}`;
    const made =
      converting.get(key) ??
      (async () => {
        const file: PictureFile = { bytes: await painter.convert(kept, type), type };
        await files.storeConverted(storyId, version, width, file);
        return file;
      })().finally(() => converting.delete(key));
    converting.set(key, made);
    return made;
  };

  app.get('/api/stories/:id/images/:image', async (c) => {
    const [storyId, id] = [c.req.param('id'), c.req.param('image')];
    const caller = { address: identity.address(c) };
    await limits.take('picture', caller);
    const story = STORY_ID.test(storyId) ? await visibilityOf(storyId) : undefined;
    const isPrivate = story?.isPrivate === true;
    const isGood = !isPrivate || isSignedAddress(signer, clock.now(), { storyId, id }, c.req.query());
    const row = story && isGood ? await findPicture(database, storyId, id) : undefined;
    if (!row?.file) throw new ApiFailure('image_not_found');
    const width = PICTURE_WIDTHS.find((known) => String(known) === c.req.query('w')) ?? 1024;
    const types = wantedTypes(c);
    const etag = `"${row.file}-${width}-${types.join('-').replaceAll('image/', '')}"`;
    const scope = isPrivate ? 'private' : 'public';
    const headers = {
      // a version that is not the picture's own any more must not be kept under its name
      'Cache-Control': c.req.query('v') === row.file ? `${scope}, ${FOR_EVER}` : `${scope}, no-cache`,
      ETag: etag,
      Vary: 'Accept',
      'Content-Security-Policy': POLICY,
    };
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    const version = row.file;
    const find = async () => {
      const file = await files.read(storyId, version, width, types);
      if (file) return file;
      const kept = await files.read(storyId, version, width, ['image/webp', 'image/avif']);
      if (!kept) throw new ApiFailure('image_not_found');
      await limits.take('conversion', caller);
      return converted(storyId, version, width, kept, types.includes('image/png') ? 'image/png' : 'image/webp');
    };
    const file = await find().catch((thrown: unknown) => {
      if (!(thrown instanceof PictureStoreFailure)) throw thrown;
      throw new ApiFailure('unavailable', { headers: retryAfter(STORE_BACK_SECONDS), cause: thrown });
    });
    return c.body(file.bytes, 200, { ...headers, 'Content-Type': file.type });
  });
  onlyMethods(app, '/api/stories/:id/images/:image', ['GET']);
}

/** Types that the caller takes, the best first. Every browser of today says that it reads AVIF. */
function wantedTypes(c: Context<AppEnv>): readonly PictureFile['type'][] {
  if (c.req.query('format') === 'png') return ['image/png'];
  return c.req.header('Accept')?.includes('image/avif') ? ['image/webp', 'image/avif'] : ['image/webp'];
}

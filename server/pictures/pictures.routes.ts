import type { Context, Hono } from 'hono';
import { STORY_ID } from '#contract/stories';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { matchesEtag } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { Signer } from '../platform/signing.ts';
import { PICTURE_WIDTHS, type PictureFile, type PictureFiles } from './picture-files.ts';
import { isSignedAddress } from './picture-url.ts';
import { findPicture } from './pictures.store.ts';

interface RouteNeeds {
  database: Database;
  clock: Clock;
  signer: Signer;
  files: PictureFiles;
  identity: Identity;
  limits: RateLimits;
  /** Who may see the story's pictures. */
  visibilityOf: (storyId: string) => Promise<{ isPrivate: boolean } | undefined>;
}

const FOR_EVER = 'max-age=31536000, immutable';
/** A picture is data and nothing else, whatever it may hold. */
const POLICY = "default-src 'none'; sandbox";

export function picturesRoutes(app: Hono<AppEnv>, needs: RouteNeeds): void {
  const { database, clock, signer, files, identity, limits, visibilityOf } = needs;

  app.get('/api/stories/:id/images/:image', async (c) => {
    const [storyId, id] = [c.req.param('id'), c.req.param('image')];
    await limits.take('story', identity.viewer(c));
    const story = STORY_ID.test(storyId) ? await visibilityOf(storyId) : undefined;
    const isPrivate = story?.isPrivate === true;
    const isGood = !isPrivate || isSignedAddress(signer, clock.now(), { storyId, id }, c.req.query());
    const row = story && isGood ? await findPicture(database, storyId, id) : undefined;
    if (!row?.file) throw new ApiFailure('image_not_found');
    const width = PICTURE_WIDTHS.find((known) => String(known) === c.req.query('w')) ?? 1024;
    const etag = `"${row.file}-${width}${wantedType(c)}"`;
    const headers = {
      // a version that is not the picture's own any more must not be kept under its name
      'Cache-Control': c.req.query('v') === row.file ? `${isPrivate ? 'private' : 'public'}, ${FOR_EVER}` : 'no-cache',
      ETag: etag,
      Vary: 'Accept',
      'Content-Security-Policy': POLICY,
    };
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    const kept = await files.read(storyId, row.file, width);
    if (!kept) throw new ApiFailure('image_not_found');
    const { bytes, type } = await inWantedType(c, kept);
    return c.body(bytes, 200, { ...headers, 'Content-Type': type });
  });
  onlyMethods(app, '/api/stories/:id/images/:image', ['GET']);
}

/** For the tag: what a browser is given may depend on what it says it can read. */
const wantedType = (c: Context<AppEnv>) => {
  if (c.req.query('format') === 'png') return '-png';
  return readsAvif(c) ? '' : '-webp';
};
const readsAvif = (c: Context<AppEnv>) => c.req.header('Accept')?.includes('image/avif') === true;

/** Only who needs another type waits for the library that makes it. */
const convert = async (kept: PictureFile, type: 'image/png' | 'image/webp') =>
  (await import('./rasterize.ts')).convert(kept, type);

async function inWantedType(
  c: Context<AppEnv>,
  kept: PictureFile,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  if (c.req.query('format') === 'png') return { bytes: await convert(kept, 'image/png'), type: 'image/png' };
  if (kept.type === 'image/avif' && !readsAvif(c))
    return { bytes: await convert(kept, 'image/webp'), type: 'image/webp' };
  return kept;
}

// The part of the strict provider that paints: it refuses what the real service refuses, and plays what can go wrong with a picture.
import type { ServerResponse } from 'node:http';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';

/** How one picture goes. */
export type PicturePlay =
  | 'well'
  | 'busy'
  | 'busy for long'
  | 'broken'
  | 'unauthorized'
  /** Not even a head. */
  | 'silent'
  /** The connection breaks in the middle of the answer. */
  | 'cut'
  /** The picture ends in its middle. */
  | 'half a picture'
  /** A page of a proxy that stands between. */
  | 'a page'
  /** Such a page where the picture should be. */
  | 'a page as a picture'
  | 'an empty list'
  | 'a drawing that refers to files'
  | 'an address instead'
  | 'sent elsewhere'
  | 'one dot'
  /** A few bytes that would fill the memory. */
  | 'a huge picture'
  | 'a huge answer'
  | 'refusal'
  /** Its own moderation flags what it painted. */
  | 'unsuitable';

export interface PaintedAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
  isCut?: true;
}

/** What the service says about its parameters for the models of today. */
const AskedSchema = v.strictObject({
  model: v.pipe(v.string(), v.startsWith('gpt-image-')),
  prompt: v.pipe(v.string(), v.minLength(1), v.maxLength(32_000)),
  n: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
  size: v.optional(v.picklist(['1024x1024', '1536x1024', '1024x1536', 'auto'])),
  quality: v.optional(v.picklist(['low', 'medium', 'high', 'auto'])),
  background: v.optional(v.picklist(['transparent', 'opaque', 'auto'])),
  moderation: v.optional(v.picklist(['low', 'auto'])),
  output_format: v.optional(v.picklist(['png', 'jpeg', 'webp'])),
  output_compression: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
});

/** What a picture says of itself, which no file of ours may repeat. */
export const PICTURE_SECRET = 'painted-with-words-for-nobody';

async function makeFiles() {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 40, g: 60, b: 120 } } }).withExif({
      IFD0: { ImageDescription: PICTURE_SECRET },
    });
  const noisy = sharp({
    create: {
      width: 1536,
      height: 1024,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const base64 = async (image: Sharp) => (await image.toBuffer()).toString('base64');
  return {
    wide: await base64(plain(1536, 1024).webp()),
    dot: await base64(plain(1, 1).png()),
    huge: await base64(plain(5000, 5000).png()),
    noisy: await noisy.jpeg().toBuffer(),
  };
}
let made: ReturnType<typeof makeFiles> | undefined;
const PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768"><image href="file:///etc/passwd" width="9" height="9"/></svg>';
const HUGE_ANSWER = 30_000_000;
/** Where it sends a request on to, and paints well. */
export const ELSEWHERE = '/elsewhere';

const asBase64 = (text: string) => Buffer.from(text).toString('base64');
const given = (b64_json: string): PaintedAnswer => ({
  status: 200,
  body: JSON.stringify({ created: 1, data: [{ b64_json }], usage: { input_tokens: 9, output_tokens: 9 } }),
});
const failed = (status: number, message: string, code: string | null = null): PaintedAnswer => ({
  status,
  body: JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code } }),
});

/** What it answers to a request for a picture. @param words for nobody's log */
export async function pictureFor(body: string, play: PicturePlay, words: string): Promise<PaintedAnswer | 'silence'> {
  const asked = v.safeParse(AskedSchema, JSON.parse(body));
  if (!asked.success) return failed(400, `Unknown parameter: '${v.getDotPath(asked.issues[0]) ?? ''}'.`);
  const { wide, dot, huge, noisy } = await (made ??= makeFiles());
  switch (play) {
    case 'well':
    case 'unsuitable':
      return given(wide);
    case 'silent':
      return 'silence';
    case 'busy':
      return { ...failed(429, words), headers: { 'Retry-After': '0' } };
    case 'busy for long':
      return { ...failed(429, words), headers: { 'Retry-After': '3600' } };
    case 'broken':
      return failed(500, words);
    case 'unauthorized':
      return failed(401, words);
    case 'refusal':
      return failed(400, `Your request was rejected by the safety system: ${words}`, 'moderation_blocked');
    case 'cut':
      return { ...given(wide), isCut: true };
    case 'half a picture':
      return given(noisy.subarray(0, noisy.length / 2).toString('base64'));
    case 'a page':
      return { status: 200, body: PAGE, headers: { 'Content-Type': 'text/html' } };
    case 'a page as a picture':
      return given(asBase64(PAGE));
    case 'an empty list':
      return { status: 200, body: JSON.stringify({ created: 1, data: [] }) };
    case 'a drawing that refers to files':
      return given(asBase64(DRAWING));
    case 'an address instead':
      return { status: 200, body: JSON.stringify({ created: 1, data: [{ url: 'http://127.0.0.1:9/secret.png' }] }) };
    case 'sent elsewhere':
      return { status: 307, body: '', headers: { Location: ELSEWHERE } };
    case 'one dot':
      return given(dot);
    case 'a huge picture':
      return given(huge);
    case 'a huge answer':
      return { status: 200, body: ' '.repeat(HUGE_ANSWER) + given(wide).body };
  }
}

export function sendPicture(response: ServerResponse, { status, body, headers, isCut }: PaintedAnswer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  if (!isCut) return void response.end(body);
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

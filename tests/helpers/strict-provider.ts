// A provider of texts and pictures over real HTTP, as strict as the real ones: it refuses what they would refuse, keeps every request, and plays
// everything that can go wrong with them.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { ELSEWHERE, pictureFor, sendPicture, type PicturePlay } from './strict-painter.ts';
import { refusalOf } from './strict-schema.ts';
import { answerText, SECRET_WORDS, type Play, type StoryToWrite } from './strict-writer.ts';

export const KEY = 'sk-test-key-that-nobody-may-see';
export interface Recorded {
  method: string;
  url: string;
  headers: string;
  body: string;
}
type Pause = (sent: number) => Promise<void>;

const QuestionSchema = v.object({
  instructions: v.optional(v.string()),
  input: v.array(v.object({ role: v.string(), content: v.unknown() })),
  stream: v.literal(true),
  store: v.literal(false),
  max_output_tokens: v.pipe(v.number(), v.integer(), v.minValue(16)),
  text: v.object({
    format: v.object({
      type: v.literal('json_schema'),
      strict: v.literal(true),
      name: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
      schema: v.unknown(),
    }),
  }),
});
/** A text, or a text and the picture beside it. */
const ModerationSchema = v.object({
  model: v.literal('omni-moderation-latest'),
  input: v.union([
    v.string(),
    v.strictTuple([
      v.strictObject({ type: v.literal('text'), text: v.string() }),
      v.strictObject({
        type: v.literal('image_url'),
        image_url: v.strictObject({
          url: v.pipe(v.string(), v.regex(/^data:image\/(?:png|jpeg|webp);base64,[\w+/]+=*$/)),
        }),
      }),
    ]),
  ]),
});
export async function createStrictProvider(story: StoryToWrite) {
  const requests: Recorded[] = [];
  const plays: Play[] = [];
  const picturePlays: PicturePlay[] = [];
  const moderated: string[] = [];
  const state = {
    story,
    flagged: undefined as string | undefined,
    pace: 0,
    moderationStatus: 200,
    spares: 0,
    flaggedPictures: 0,
    seesPictures: true,
    /** Told how many paragraphs of the text have gone out; the next one waits for what it gives. */
    pause: undefined as Pause | undefined,
  };
  const open = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    void read(request).then((body) => {
      requests.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: JSON.stringify(request.rawHeaders),
        body,
      });
      if (request.headers.authorization !== `Bearer ${KEY}`)
        return fail(response, 401, `Incorrect key ${SECRET_WORDS}`);
      if (request.url === '/v1/moderations') return moderate(response, body);
      if (request.url === '/v1/responses') return answer(response, body);
      if (request.url === '/v1/images/generations' || request.url === ELSEWHERE)
        return void paint(response, body, request.url);
      return fail(response, 404, 'no such path');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const moderate = (response: ServerResponse, body: string) => {
    if (state.moderationStatus !== 200) return fail(response, state.moderationStatus, SECRET_WORDS);
    const { input } = v.parse(ModerationSchema, JSON.parse(body));
    const said = typeof input === 'string' ? input : input[0].text;
    moderated.push(typeof input === 'string' ? said : 'a picture');
    if (typeof input !== 'string' && !state.seesPictures) return fail(response, 503, SECRET_WORDS);
    const isFlagged = typeof input !== 'string' && state.flaggedPictures > 0;
    if (isFlagged) state.flaggedPictures -= 1;
    const results = [{ flagged: isFlagged || (state.flagged !== undefined && said.includes(state.flagged)) }];
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ results }));
  };

  const paint = async (response: ServerResponse, body: string, path: string) => {
    const play = (path !== ELSEWHERE && picturePlays.shift()) || 'well';
    if (play === 'unsuitable') state.flaggedPictures += 1;
    const painted = await pictureFor(body, play, SECRET_WORDS);
    if (painted !== 'silence') sendPicture(response, painted);
  };

  const answer = (response: ServerResponse, body: string) => {
    const question = v.safeParse(QuestionSchema, JSON.parse(body));
    if (!question.success) return fail(response, 400, `Invalid request: ${v.getDotPath(question.issues[0]) ?? ''}`);
    const { name, schema } = question.output.text.format;
    const reason = refusalOf(schema);
    if (reason !== undefined) return fail(response, 400, `Invalid schema for response_format '${name}': ${reason}`);
    const play = plays.shift() ?? 'well';
    if (play === 'silent') return;
    if (play === 'busy') return fail(response, 429, SECRET_WORDS, { 'Retry-After': '0' });
    if (play === 'busy for long') return fail(response, 429, SECRET_WORDS, { 'Retry-After': '3600' });
    if (play === 'broken') return fail(response, 500, SECRET_WORDS);
    if (play === 'unauthorized') return fail(response, 401, `Incorrect key ${KEY} ${SECRET_WORDS}`);
    if (play === 'redirect') return void response.writeHead(307, { Location: SENT_ON_TO }).end();
    if (name === 'story_paragraph') state.spares += 1;
    const text = answerText(state.story, { name, schema, prompt: promptOf(question.output.input) }, play, state.spares);
    void stream(response, play, text, name === 'story_text' ? state.pause : undefined);
  };

  const stream = async (response: ServerResponse, play: Play, text: string, pause?: Pause) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const send = (data: { type: string }) => response.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`);
    send({ type: 'response.created', response: { id: 'r', created_at: 1, model: 'm' } } as { type: string });
    send({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'i' } } as {
      type: string;
    });
    const kind = play === 'refusal' ? 'response.refusal.delta' : 'response.output_text.delta';
    if (play === 'endless event') return flood(response, 'a'.repeat(FLOOD));
    if (play === 'endless') {
      const blanks = { type: kind, item_id: 'i', output_index: 0, delta: ' '.repeat(FLOOD) };
      return flood(response, `event: ${kind}\ndata: ${JSON.stringify(blanks)}\n\n`);
    }
    const end = play === 'cut' || play === 'stall' || play === 'half' ? Math.ceil(text.length / 3) : text.length;
    await pause?.(0);
    const pieces = pause ? inParagraphs(text) : inPieces(text.slice(0, end));
    for (const [at, delta] of pieces.entries()) {
      send({ type: kind, item_id: 'i', output_index: 0, delta } as { type: string });
      await pause?.(at + 1);
      if (state.pace > 0) await new Promise((resolve) => setTimeout(resolve, state.pace));
    }
    if (play === 'stall' || play === 'open end') return;
    if (play === 'cut') return void setImmediate(() => response.destroy());
    if (play === 'refusal')
      send({ type: 'response.refusal.done', item_id: 'i', output_index: 0, refusal: text } as { type: string });
    send({
      type: play === 'half' ? 'response.incomplete' : 'response.completed',
      response: {
        incomplete_details: play === 'half' ? { reason: 'max_output_tokens' } : null,
        usage: usageOf(play),
      },
    } as { type: string });
    response.end();
  };

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** How the next answers go; after them all go well. */
    plays,
    /** The same for pictures. */
    picturePlays,
    moderated,
    state,
    /** How often a picture was asked for. */
    painted: () => requests.filter(({ url }) => url === '/v1/images/generations').length,
    /** Requests for a text, by the name of what was asked for. */
    asked: () => requests.flatMap(({ body }) => /"name":"(story_\w+)"/.exec(body)?.[1] ?? []),
    /** As it was in the beginning. */
    reset: () => {
      requests.length = 0;
      plays.length = 0;
      picturePlays.length = 0;
      moderated.length = 0;
      Object.assign(state, {
        flagged: undefined,
        pace: 0,
        moderationStatus: 200,
        spares: 0,
        flaggedPictures: 0,
        seesPictures: true,
        pause: undefined,
      });
    },
    /** Connections that are still open. */
    openCount: () => open.size,
    close: async () => {
      for (const response of open) response.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type StrictProvider = Awaited<ReturnType<typeof createStrictProvider>>;

/** Where it sends a request on to: nobody of ours may follow it there. */
export const SENT_ON_TO = '/elsewhere/v1/responses';
const FLOOD = 16_384;
/** The same again and again, as fast as it is read, until nobody reads any more. */
function flood(response: ServerResponse, piece: string): void {
  const pour = () => {
    if (response.destroyed) return;
    if (response.write(piece)) setImmediate(pour);
    else response.once('drain', pour);
  };
  pour();
}
function usageOf(play: Play) {
  if (play === 'negative usage') return { input_tokens: -1_000_000_000, output_tokens: -1_000_000_000 };
  if (play === 'no usage') return { input_tokens: 0, output_tokens: 0 };
  return { input_tokens: 1000, output_tokens: 500 };
}

const inPieces = (text: string) => text.match(/.{1,60}/gs) ?? [];
/** Each piece ends with the closing quote of a paragraph; the last one with all. */
const inParagraphs = (text: string) => text.split(/(?<=[^\\]")(?=,")/);

const promptOf = (input: readonly { role: string; content: unknown }[]): unknown => {
  const content = input.find(({ role }) => role === 'user')?.content;
  const text = Array.isArray(content)
    ? content.map((part: { text?: string }) => part.text ?? '').join('')
    : String(content);
  return JSON.parse(text);
};

async function read(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function fail(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }));
}

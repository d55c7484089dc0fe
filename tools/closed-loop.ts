// Readers that ask again as soon as they are answered, over connections that stay open. Written on plain sockets, so that the
// machine works for the server that is measured and not for who asks.
import { connect } from 'node:net';

/** A request as it goes over the wire, always answered by as many bytes. */
export interface Question {
  port: number;
  path: string;
  headers: Record<string, string>;
}

const textOf = ({ port, path, headers }: Question) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** Asks so many times over so many connections. @param bytes of one whole answer; throws when another one comes */
export async function askAgainAndAgain(
  question: Question,
  { times, connections, bytes }: { times: number; connections: number; bytes: number },
): Promise<void> {
  const text = Buffer.from(textOf(question));
  let left = times;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(question.port, '127.0.0.1');
      let heard = 0;
      const ask = () => {
        if (left-- <= 0) socket.end();
        else socket.write(text);
      };
      socket.setNoDelay(true);
      socket.once('connect', ask);
      socket.on('data', (chunk: Buffer) => {
        heard += chunk.byteLength;
        if (heard > bytes) return void socket.destroy(new Error(`an answer of ${heard} bytes, not ${bytes}`));
        if (heard < bytes) return undefined;
        heard = 0;
        return ask();
      });
      socket.once('error', reject);
      socket.once('close', () => (heard === 0 ? resolve() : reject(new Error('a connection was closed'))));
    });
  // A process that sleeps has to be woken, and that is paid by the one who writes: a fast server would have readers who never
  // sleep, and a slow one would pay for that it is slow.
  let isAsking = true;
  const stayAwake = () => void (isAsking && setImmediate(stayAwake));
  stayAwake();
  await Promise.all(Array.from({ length: connections }, one)).finally(() => {
    isAsking = false;
  });
}

/** One answer, and how many bytes its head and its body have together. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  bytes: number;
}

/** The answer in these bytes, as soon as it is whole. */
function answerIn(heard: Buffer): Answer | undefined {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = heard.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? '0';
  const bytes = end + 4 + Number(length);
  if (heard.byteLength < bytes) return undefined;
  return { status: Number(first.split(' ')[1]), headers, body: heard.subarray(end + 4), bytes };
}

/** Asks once, over a connection that would stay open. */
export function askOnce(question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(question.port, '127.0.0.1');
    let heard = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      const answer = answerIn(heard);
      if (!answer) return;
      socket.end();
      resolve(answer);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('a connection was closed')));
    socket.write(textOf(question));
  });
}

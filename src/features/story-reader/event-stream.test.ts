import { describe, expect, it } from 'vitest';
import { createEventReader } from './event-stream.ts';

const STREAM = 'event: title\ndata: {"title":"Tup"}\nid: 1\nretry: 5000\n\n: still here\n\ndata: a\ndata: b\n\n';
const EVENTS = [
  { event: 'title', data: '{"title":"Tup"}' },
  { event: 'message', data: 'a\nb' },
];

describe('the events of a stream', () => {
  it.each([
    ['\n', 1],
    ['\n', 7],
    ['\r\n', 1],
    ['\r\n', 5],
    ['\r', 3],
  ])('come whole with lines that end in %j, in pieces of %i', (end, size) => {
    const stream = STREAM.replaceAll('\n', end);
    const read = createEventReader();
    const events = [];
    for (let at = 0; at < stream.length; at += size) events.push(...read(stream.slice(at, at + size)));
    expect(events).toEqual(EVENTS);
  });
  it('are none where the connection ended in the middle', () => {
    expect(createEventReader()('event: paragraph\ndata: {"index":0,"te')).toEqual([]);
  });
  it('may have no space, and fields that nobody knows', () => {
    expect(createEventReader()('event:done\nnew\nkind:x\ndata:{}\n\n')).toEqual([{ event: 'done', data: '{}' }]);
  });
});

/** One event of a `text/event-stream`. */
export interface StreamEvent {
  event: string;
  data: string;
}

function eventOf(block: string): StreamEvent[] {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const { name, value = '' } = /^(?<name>[^:]*)(?:: ?(?<value>.*))?$/.exec(line)?.groups ?? {};
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length > 0 ? [{ event, data: data.join('\n') }] : [];
}

/** Takes a stream piece by piece; gives the events that became whole. Comments are none, and what was cut off is none. */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let text = '';
  return (piece) => {
    const blocks = (text + piece).split(/\r\n\r\n|\n\n|\r\r/);
    text = blocks.pop() ?? '';
    return blocks.flatMap(eventOf);
  };
}

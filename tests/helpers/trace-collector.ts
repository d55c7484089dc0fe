// A collector of traces that speaks OTLP over HTTP, as JSON.
import { createServer } from 'node:http';
import * as v from 'valibot';

const ValueSchema = v.object({
  stringValue: v.optional(v.string()),
  intValue: v.optional(v.union([v.string(), v.number()])),
});
const AttributesSchema = v.pipe(
  v.array(v.object({ key: v.string(), value: ValueSchema })),
  v.transform((all) =>
    Object.fromEntries(all.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)])),
  ),
);
const SpanSchema = v.object({
  traceId: v.pipe(v.string(), v.hexadecimal()),
  spanId: v.pipe(v.string(), v.hexadecimal()),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  kind: v.number(),
  startTimeUnixNano: v.string(),
  endTimeUnixNano: v.string(),
  attributes: AttributesSchema,
  status: v.object({ code: v.optional(v.number()), message: v.optional(v.string()) }),
});
const TracesSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: AttributesSchema }),
      scopeSpans: v.array(v.object({ spans: v.array(SpanSchema) })),
    }),
  ),
});
export type CollectedSpan = v.InferOutput<typeof SpanSchema>;

/** Listens on a port of its own. A body that is not OTLP is answered 400 and shows in `refused`. */
export async function startCollector({ status = 200 }: { status?: number } = {}) {
  const bodies: string[] = [];
  const refused: string[] = [];
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const isTraces = v.safeParse(v.pipe(v.string(), v.parseJson(), TracesSchema), body).success;
      paths.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
      (isTraces ? bodies : refused).push(body);
      response.writeHead(isTraces ? status : 400, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const sent = () =>
    bodies.flatMap((body) => v.parse(v.pipe(v.string(), v.parseJson(), TracesSchema), body).resourceSpans);
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    bodies,
    refused,
    paths,
    resources: () => sent().map(({ resource }) => resource.attributes),
    spans: (): CollectedSpan[] => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

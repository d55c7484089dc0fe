// Spans for a collector that speaks OTLP over HTTP. Loaded only where the settings name one. Nothing of OpenTelemetry is made
// global: the libraries of others see none of it, and say nothing in its name.
import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span as OtelSpan } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Span, SpanStart, Tracing } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
/** What is not handed over within this is given up: a collector that hangs must not hold the server. */
const HAND_OVER_MS = 5000;

interface TracingNeeds {
  /** Of the collector: `/v1/traces` is added. Its headers are said by OTEL_EXPORTER_OTLP_HEADERS. */
  endpoint: string;
  /** Which share of traces is followed, 0 to 1. */
  share: number;
  /** What this process is called at the collector. */
  about: Readonly<Record<string, string>>;
  log: Logger;
}

/** Follows requests, jobs, calls to providers and queries, and hands them to a collector every few seconds. */
export function createOtlpTracing({ endpoint, share, about, log }: TracingNeeds): Tracing {
  const exporter = heard(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: HAND_OVER_MS }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tuckaway', ...about }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: HAND_OVER_MS })],
  });
  const tracer = provider.getTracer('tuckaway');
  const current = new AsyncLocalStorage<Context>();
  const begin = ({ name, kind, notes }: SpanStart, parent: Context) =>
    tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...notes } }, parent);

  return {
    isOn: true,
    inSpan: async (start, work) => {
      const parent = (start.isRoot ? undefined : current.getStore()) ?? ROOT_CONTEXT;
      const span = begin(start, parent);
      try {
        return await current.run(trace.setSpan(parent, span), () => work(spanOf(span)));
      } catch (thrown) {
        spanOf(span).failed(thrown instanceof Error ? thrown.name : typeof thrown);
        throw thrown;
      } finally {
        span.end();
      }
    },
    below: (start) => {
      const parent = current.getStore();
      return parent && begin(start, parent);
    },
    outside: (work) => current.exit(work),
    stop: () => provider.shutdown().catch(() => {}),
  };
}

const spanOf = (span: OtelSpan): Span => ({
  rename: (name) => void span.updateName(name),
  note: (notes) => void span.setAttributes({ ...notes }),
  failed: (type) => {
    span.setAttribute('error.type', type);
    span.setStatus({ code: SpanStatusCode.ERROR });
  },
});

/** The same exporter, which says when what it has cannot be handed over. */
function heard(exporter: SpanExporter, log: Logger): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) log.warn({ count: spans.length, kind: result.error.name }, 'traces could not be handed over');
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  isValidSpanId,
  isValidTraceId,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { TracedWork, Tracing } from './traced-work';

/** Maximum time that the shutdown of the process waits for a collector, ms. */
const MAX_WAIT_MS = 2_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
const isSampled = (flags: string | undefined): boolean => flags?.endsWith('1') === true;

/** The parent context of a span in this trace; the root context when the parent is missing or malformed. */
function contextOf(parent: unknown, traceId: string): Context {
  const [, of = '', spanId = ''] = typeof parent === 'string' ? parent.split('-') : [];
  if (of !== traceId || !isValidTraceId(of) || !isValidSpanId(spanId)) return ROOT_CONTEXT;
  const traceFlags = TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Creates tracing with given span ids, because headers and the log contain the ids before a span ends. */
export function createOtlpTracing({
  service,
  endpoint,
}: {
  service: string;
  endpoint: string;
}): Tracing {
  let next = { traceId: '', spanId: '' };
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('shop');
  const record = (work: TracedWork): void => {
    const [, traceId = '', spanId = '', flags] = work.id.split('-');
    if (!isSampled(flags)) return;
    next = { traceId, spanId };
    const span = tracer.startSpan(
      work.name,
      { kind: kinds[work.kind], startTime: work.startedAtMs, attributes: work.attributes },
      contextOf(work.parent, traceId),
    );
    if (work.hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(work.startedAtMs + work.ms);
  };
  // An unreachable collector must not block the shutdown of the process.
  const close = async (): Promise<void> => {
    await Promise.race([provider.shutdown().catch(() => undefined), pause(MAX_WAIT_MS)]);
  };
  return { record, close };
}

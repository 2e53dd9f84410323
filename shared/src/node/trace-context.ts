import { randomUUID } from 'node:crypto';

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED = 1;

const randomHex = (digits: number): string => randomUUID().replaceAll('-', '').slice(0, digits);
const isZero = (hex: string): boolean => /^0+$/.test(hex);

/** The trace id of a well-formed header, and whether its sampled flag is set. */
function readTraceparent(header: unknown): { traceId: string; isSampled: boolean } | undefined {
  const [, version, traceId = '', parentId = '', flags = '', rest] =
    TRACEPARENT.exec(typeof header === 'string' ? header : '') ?? [];
  if (!version || version === 'ff' || (version === '00' && rest)) return undefined;
  if (isZero(traceId) || isZero(parentId)) return undefined;
  return { traceId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/**
 * The value of `traceparent` for this service (W3C Trace Context): the caller's trace with an id of our own
 * for this request, or a new trace when the header is absent or malformed.
 * @returns `00-<trace, 32 digits>-<request, 16 digits>-<flags>`
 */
export function continueTrace(header: unknown): string {
  const { traceId, isSampled } = readTraceparent(header) ?? {
    traceId: randomHex(32),
    isSampled: true,
  };
  return `00-${traceId}-${randomHex(16)}-${isSampled ? '01' : '00'}`;
}

/** The trace that a value of `traceparent` names, which all its requests share. */
export const traceIdOf = (traceparent: string): string => traceparent.split('-')[1] ?? '';

/** Fastify's id of a request, so that each line of its log names the trace. */
export const traceOptions = {
  genReqId: ({ headers }: { headers: Record<string, unknown> }) =>
    continueTrace(headers.traceparent),
};

/** The name of the id in the log. */
export const TRACE_LABEL = 'traceparent';

import type { RouteBinding } from '../route';
import type { CallExample, FailureExample } from './examples';
import type { JsonSchema } from './json-schema';

/** Every failure in one shape. */
export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'The response to a request that failed.',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: 'The reason, for programs.' },
    message: { type: 'string', description: 'A Korean sentence for the shopper.' },
    payload: { description: 'What helps to correct the request; it depends on the code.' },
  },
};

const errorContent = (failures: Record<string, FailureExample>) => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Error' },
    examples: Object.fromEntries(
      Object.entries(failures).map(([code, { message, payload }]) => [
        code,
        { value: payload === undefined ? { code, message } : { code, message, payload } },
      ]),
    ),
  },
});

const shared = (description: string, failures: Record<string, FailureExample>) => ({
  description,
  content: errorContent(failures),
});

/** Failures of the platform, which many calls have in common, by the status that they are sent with. */
const platformFailures = {
  400: {
    name: 'InvalidRequest',
    description: 'The request does not fit its schema, or its Idempotency-Key is missing.',
    failures: {
      INVALID: {
        status: 400,
        message: '입력한 내용을 확인해 주세요.',
        payload: { fields: [{ path: 'qty', message: '수량을 확인해 주세요.' }] },
      },
      IDEMPOTENCY_KEY_REQUIRED: {
        status: 400,
        message: 'Idempotency-Key 헤더(8~300자)가 필요해요.',
      },
    },
  },
  401: {
    name: 'LoginRequired',
    description: 'There is no session, or it was revoked (901).',
    failures: {
      LOGIN_REQUIRED: { status: 401, message: '로그인이 필요해요.' },
      901: { status: 401, message: '다른 곳에서 로그아웃되었어요. 다시 로그인해 주세요.' },
    },
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests from this client.',
    failures: {
      HTTP_429: { status: 429, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' },
    },
  },
} as const;

export const sharedResponses = {
  ...Object.fromEntries(
    Object.values(platformFailures).map(({ name, description, failures }) => [
      name,
      shared(description, failures),
    ]),
  ),
  Failure: {
    description: 'Any other failure.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};

type PlatformStatus = keyof typeof platformFailures;

function platformStatuses({ call, schema }: RouteBinding): PlatformStatus[] {
  const hasInput = schema.params || schema.query || schema.body || call.method !== 'GET';
  return [
    ...(hasInput ? [400 as const] : []),
    ...(call.auth === 'member' ? [401 as const] : []),
    429,
  ];
}

function groupByStatus(failures: Record<string, FailureExample>) {
  const groups = new Map<number, Record<string, FailureExample>>();
  for (const [code, failure] of Object.entries(failures))
    groups.set(failure.status, { ...groups.get(failure.status), [code]: failure });
  return [...groups].sort(([a], [b]) => a - b);
}

/** The failures of a call by status: those recorded of it, and those of the platform. */
export function failureResponses(
  binding: RouteBinding,
  { failures = {} }: Partial<CallExample> = {},
): Record<string, object> {
  const responses: Record<string, object> = {};
  for (const status of platformStatuses(binding))
    responses[status] = { $ref: `#/components/responses/${platformFailures[status].name}` };
  for (const [status, group] of groupByStatus(failures)) {
    const isShared = status in responses;
    const all = {
      ...(isShared ? platformFailures[status as PlatformStatus].failures : null),
      ...group,
    };
    responses[status] = { description: Object.keys(all).join(', '), content: errorContent(all) };
  }
  const unseen = (binding.schema.errors ?? []).filter((code) => !(code in failures));
  responses.default =
    unseen.length > 0
      ? {
          description: `Any other failure, among them ${unseen.join(', ')}.`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        }
      : { $ref: '#/components/responses/Failure' };
  return responses;
}

import type { RouteBinding } from '../route';
import type { CallExample } from './examples';
import type { JsonSchema } from './json-schema';
import { failureResponses } from './responses';
import type { SchemaBook } from './schema-book';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: Record<string, string[]>[] | undefined;
  parameters?: (Parameter | { $ref: string })[] | undefined;
  requestBody?: { required: boolean; content: Record<string, MediaType> } | undefined;
  /** Business error codes besides those of the platform. */
  'x-error-codes'?: readonly string[] | undefined;
  responses: Record<string, object>;
}

/** The parameter of every write that is performed once. */
export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: {
    type: 'string',
    minLength: 8,
    maxLength: 300,
    description: 'The same for each repeat of one logical request.',
  },
  example: '0b1f7b0c-5a51-4d0e-9c3f-5d1d2f6f3c55',
};

const securityOf = (auth: RouteBinding['call']['auth']): Record<string, string[]>[] | undefined =>
  auth === 'public'
    ? undefined
    : [{ bearer: [] }, { cookie: [] }, ...(auth === 'optional' ? [{}] : [])];

function parametersOf(
  place: 'path' | 'query',
  schema: JsonSchema | undefined,
  examples: Record<string, unknown> = {},
): Parameter[] {
  if (!schema) return [];
  if (!schema.properties) throw new Error(`The ${place} parameters are not an object.`);
  return Object.entries(schema.properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || Boolean(schema.required?.includes(name)),
    schema: one,
    example: examples[name],
  }));
}

function requestBodyOf(
  { schema, options }: RouteBinding,
  shape: JsonSchema | undefined,
  example: unknown,
): Operation['requestBody'] {
  if (options.isFile)
    return { required: true, content: { 'application/octet-stream': { schema: {} } } };
  if (!shape) return undefined;
  const isRequired = !schema.body?.safeParse({}).success;
  return { required: isRequired, content: { 'application/json': { schema: shape, example } } };
}

const envelopeSchema = (payload: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'message', 'payload'],
  properties: { code: { const: '0000' }, message: { type: 'string' }, payload },
});

/** A row of the contract as an operation of OpenAPI. */
export function operationOf(
  binding: RouteBinding,
  book: SchemaBook,
  example: CallExample | undefined,
): Operation {
  const { call, schema } = binding;
  const isKeyed = call.method !== 'GET' && call.idempotent !== false;
  const parameters = [
    ...parametersOf('path', book.of(binding, 'params'), example?.params),
    ...parametersOf('query', book.of(binding, 'query'), example?.query),
    ...(isKeyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const success = example && { code: '0000', message: '', payload: example.reply };
  return {
    operationId: call.id,
    summary: schema.summary,
    tags: [call.id.replace(/\..*/, '')],
    security: securityOf(call.auth),
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: requestBodyOf(binding, book.of(binding, 'body'), example?.body),
    'x-error-codes': schema.errors,
    responses: {
      200: {
        description: 'Success',
        content: {
          'application/json': {
            schema: envelopeSchema(book.of(binding, 'reply') ?? {}),
            example: success,
          },
        },
      },
      ...failureResponses(binding, example),
    },
  };
}

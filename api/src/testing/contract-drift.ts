import { isDeepStrictEqual } from 'node:util';
import type { CallShape } from '@shop/shared/contracts/shapes';
import type { OpenApiDocument } from '../platform/http/openapi/document';
import type { JsonSchema } from '../platform/http/openapi/json-schema';
import type { MediaType, Operation, Parameter } from '../platform/http/openapi/operation';

/** Neither changes which values a program may send or receives. */
const annotations = new Set(['description', 'default', 'example', 'examples']);

/** What a reference of the document points to. */
export function resolveRef<T>(document: OpenApiDocument, part: T | { $ref: string }): T {
  if (typeof part !== 'object' || part === null || !('$ref' in part)) return part as T;
  const keys = String(part.$ref).slice(2).split('/');
  return keys.reduce<unknown>((value, key) => Reflect.get(value as object, key), document) as T;
}

/** A schema without references and annotations; a response may have more fields than it names. */
function plainSchema(document: OpenApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => plainSchema(document, part));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as JsonSchema;
  const target = $ref ? (plainSchema(document, resolveRef(document, { $ref })) as object) : {};
  const own = Object.entries(rest)
    .filter(([key, part]) => !(key === 'additionalProperties' && part === false))
    // zod's word for a pattern that stands beside it.
    .filter(([key, part]) => !(key === 'format' && part === 'starts_with'))
    .map(([key, part]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(part as object).map(([name, one]) => [name, plainSchema(document, one)]),
          )
        : plainSchema(document, part),
    ])
    .filter(([key]) => !annotations.has(key as string));
  return { ...target, ...Object.fromEntries(own) };
}

const contentOf = (holder: object | undefined): MediaType | undefined =>
  (holder as { content?: Record<string, MediaType> } | undefined)?.content?.['application/json'];

const authOf = ({ security }: Operation): CallShape['auth'] => {
  if (!security) return 'public';
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'member';
};

function parametersOf(document: OpenApiDocument, operation: Operation, place: Parameter['in']) {
  const parameters = (operation.parameters ?? [])
    .map((one) => resolveRef<Parameter>(document, one))
    .filter((one) => one.in === place);
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, plainSchema(document, schema)]),
    ),
    required: parameters
      .filter(({ required }) => required)
      .map(({ name }) => name)
      .sort(),
  };
}

function parametersOfShape(document: OpenApiDocument, shape: JsonSchema | undefined) {
  const { properties = {}, required = [] } = shape ?? {};
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, plainSchema(document, one)]),
    ),
    required: [...required].sort(),
  };
}

/** One call of the contract and one operation, part by part: contract first. */
function compareCall(document: OpenApiDocument, call: CallShape, operation: Operation) {
  const plain = (schema: unknown) => plainSchema(document, schema);
  const success = contentOf(operation.responses[200])?.schema.properties?.payload;
  const headers = parametersOf(document, operation, 'header').required;
  return {
    auth: [call.auth, authOf(operation)],
    headers: [call.isKeyed ? ['Idempotency-Key'] : [], headers],
    params: [
      parametersOfShape(document, call.params as JsonSchema | undefined),
      parametersOf(document, operation, 'path'),
    ],
    query: [
      parametersOfShape(document, call.query as JsonSchema | undefined),
      parametersOf(document, operation, 'query'),
    ],
    body: [plain(call.body), plain(contentOf(operation.requestBody)?.schema)],
    reply: [plain(call.reply), plain(success)],
  };
}

/**
 * Differences between the contract that the client is typed by and the document of the api, as
 * `<call> <part>`; empty when a client made from either is the same.
 */
export function contractDrift(
  calls: Record<string, CallShape>,
  document: OpenApiDocument,
): string[] {
  const drift: string[] = [];
  const described = new Set<string>();
  for (const [id, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[call.method.toLowerCase()];
    if (!operation || operation.operationId !== id) {
      drift.push(`${id} path`);
      continue;
    }
    described.add(`${call.method.toLowerCase()} ${path}`);
    for (const [part, [own, documented]] of Object.entries(compareCall(document, call, operation)))
      if (!isDeepStrictEqual(own, documented)) drift.push(`${id} ${part}`);
  }
  for (const [path, methods] of Object.entries(document.paths))
    for (const method of Object.keys(methods))
      if (!described.has(`${method} ${path}`))
        drift.push(`${method} ${path} is not in the contract`);
  return drift;
}

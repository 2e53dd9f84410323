import type { RouteBinding } from '../route';
import type { CallExamples } from './examples';
import type { JsonSchema } from './json-schema';
import { idempotencyKey, type Operation, operationOf } from './operation';
import { errorSchema, sharedResponses } from './responses';
import { createSchemaBook } from './schema-book';

/** The parts of an OpenAPI 3.1 document that this api has. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, object>;
    responses: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'accessToken' },
};

/** Describes the calls that these rows serve; the same rows give the same document. */
export function describeApi(
  bindings: readonly RouteBinding[],
  examples: CallExamples,
): OpenApiDocument {
  const book = createSchemaBook(bindings);
  const paths: OpenApiDocument['paths'] = {};
  for (const binding of bindings) {
    const path = binding.call.path.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(binding, book, examples[binding.call.id]);
    paths[path] = { ...paths[path], [binding.call.method.toLowerCase()]: operation };
  }
  const groups = new Set(bindings.map(({ call }) => call.id.replace(/\..*/, '')));
  return {
    openapi: '3.1.0',
    info: { title: 'Shop API', version: '1.0.0' },
    servers: [{ url: '/api' }],
    tags: [...groups].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...book.components },
      parameters: { IdempotencyKey: idempotencyKey },
      responses: sharedResponses,
      securitySchemes,
    },
  };
}

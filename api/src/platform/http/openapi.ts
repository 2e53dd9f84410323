import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RouteBinding } from './route';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the contract that the route serves. */
    binding?: RouteBinding;
  }
}

const shapeOf = (schema: z.ZodType | undefined, io: 'input' | 'output') => {
  if (!schema) return undefined;
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
};

const keyHeader = {
  type: 'object',
  required: ['Idempotency-Key'],
  properties: { 'Idempotency-Key': { type: 'string', minLength: 8, maxLength: 300 } },
};

const securityOf = (auth: RouteBinding['call']['auth']): Record<string, string[]>[] | undefined =>
  auth === 'public'
    ? undefined
    : [{ bearer: [] }, { cookie: [] }, ...(auth === 'optional' ? [{}] : [])];

/** A row as the plugin expects the schema of a route. */
const operationOf = ({ call, schema }: RouteBinding) => ({
  operationId: call.id,
  tags: [call.id.replace(/\..*/, '')],
  params: shapeOf(schema.params, 'input'),
  querystring: shapeOf(schema.query, 'input'),
  headers: call.method !== 'GET' && call.idempotent !== false ? keyHeader : undefined,
  body: shapeOf(schema.body, 'input'),
  security: securityOf(call.auth),
  'x-error-codes': schema.errors,
  response: {
    200: {
      description: 'OK',
      type: 'object',
      required: ['code', 'message', 'payload'],
      properties: {
        code: { const: '0000' },
        message: { type: 'string' },
        payload: shapeOf(schema.reply, 'output'),
      },
    },
    default: {
      description: 'Failure: code, message and what helps to mend it',
      $ref: '#/components/schemas/Failure',
    },
  },
});

/**
 * OpenAPI 3.1 of every registered call; to be registered before the calls are. They are described at the first
 * request: that takes a tenth of a second of a core, which no start should wait for.
 */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Shop API', version: '1.0.0' },
      servers: [{ url: '/api' }],
      components: {
        schemas: {
          Failure: {
            type: 'object',
            required: ['code', 'message'],
            properties: { code: { type: 'string' }, message: { type: 'string' }, payload: {} },
          },
        },
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'accessToken' },
        },
      },
    },
    transform: ({ url, route }) => {
      const binding = route.config?.binding;
      return { url, schema: binding ? operationOf(binding) : { hide: true } };
    },
  });
  app.get('/openapi.json', () => app.swagger());
}

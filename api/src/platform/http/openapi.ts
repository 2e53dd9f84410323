import { z } from 'zod';
import type { RouteBinding } from './route';

type Json = Record<string, unknown>;

const shapeOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
};

function parametersOf(binding: RouteBinding): Json[] {
  const from = (place: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
    if (!schema) return [];
    const shape = shapeOf(schema, 'input');
    const required = shape.required ?? [];
    return Object.entries(shape.properties ?? {}).map(([name, of]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: of,
    }));
  };
  const key: Json = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 300 },
  };
  const isKeyed = binding.call.method !== 'GET' && binding.call.idempotent !== false;
  return [
    ...from('path', binding.schema.params),
    ...from('query', binding.schema.query),
    ...(isKeyed ? [key] : []),
  ];
}

const envelopeOf = (payload: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'payload'],
  properties: { code: { const: '0000' }, message: { type: 'string' }, payload },
});

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

function operationOf({ call, schema }: RouteBinding, parameters: Json[]): Json {
  return {
    operationId: call.id,
    tags: [call.id.split('.')[0]],
    parameters,
    requestBody: schema.body && {
      required: true,
      content: jsonContent(shapeOf(schema.body, 'input')),
    },
    security:
      call.auth === 'public'
        ? undefined
        : [{ bearer: [] }, { cookie: [] }, ...(call.auth === 'optional' ? [{}] : [])],
    'x-error-codes': schema.errors,
    responses: {
      200: { description: 'OK', content: jsonContent(envelopeOf(shapeOf(schema.reply, 'output'))) },
      default: {
        description: 'Failure: code, message and what helps to mend it',
        content: jsonContent({ $ref: '#/components/schemas/Failure' }),
      },
    },
  };
}

/** OpenAPI 3.1 of every registered call. */
export function openApiOf(bindings: readonly RouteBinding[]): Json {
  const pathItems: Record<string, Json> = {};
  for (const binding of bindings) {
    const path = binding.call.path.replace(/:(\w+)/g, '{$1}');
    pathItems[path] = {
      ...pathItems[path],
      [binding.call.method.toLowerCase()]: operationOf(binding, parametersOf(binding)),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Shop API', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths: pathItems,
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
  };
}

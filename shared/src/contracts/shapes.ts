import { z } from 'zod';
import type { Call, CallAuth, CallMethod, CallSchema } from './call';
import * as contract from './index';
import * as schemas from './schemas';

/** The part of JSON Schema that describes the shapes of calls. */
export interface Shape {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  additionalProperties?: boolean | Shape;
  items?: Shape | boolean;
  prefixItems?: readonly Shape[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  allOf?: readonly Shape[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** One call as data: what is sent, and what comes back. */
export interface CallShape {
  method: CallMethod;
  path: string;
  auth: CallAuth;
  /** Needs an Idempotency-Key. */
  isKeyed: boolean;
  params?: Shape | undefined;
  query?: Shape | undefined;
  body?: Shape | undefined;
  reply: Shape;
}

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Neither changes which values are allowed.
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
      delete jsonSchema.description;
    },
  });
  return shape as Shape;
};

/** Describes a call: the same row and schemas give the same description. */
export const shapeOfCall = (
  { method, path, auth, idempotent }: Call,
  { params, query, body, reply }: CallSchema,
): CallShape => ({
  method,
  path,
  auth,
  isKeyed: method !== 'GET' && idempotent !== false,
  params: params && shapeOf(params, 'input'),
  query: query && shapeOf(query, 'input'),
  body: body && shapeOf(body, 'input'),
  reply: shapeOf(reply, 'output'),
});

/** Every call of the contract by its id; `goodsCalls.detail` is `goods.detail`. */
export function shapesOfCalls(): Record<string, CallShape> {
  const schemasOf = schemas as unknown as Record<string, Record<string, CallSchema>>;
  const groups = Object.entries(contract).filter(([name]) => name.endsWith('Calls'));
  return Object.fromEntries(
    groups.flatMap(([name, rows]) =>
      Object.entries(rows as Record<string, Call>).map(([key, call]) => {
        const schema = schemasOf[name.replace(/Calls$/, 'Schemas')]?.[key];
        if (!schema) throw new Error(`${call.id} has no schema.`);
        return [call.id, shapeOfCall(call, schema)];
      }),
    ),
  );
}

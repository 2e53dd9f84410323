import { z } from 'zod';
import type { Call, CallAuth, CallMethod, CallSchema } from './call';
import { eventPayloads } from './events.schema';
import { fragmentProps } from './fragments.schema';
import * as contract from './index';
import * as schemas from './schemas';

/** The part of JSON Schema that describes these shapes. */
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

/** The schemas of a call without what only documents it. */
export type CallParts = Pick<CallSchema, 'params' | 'query' | 'body' | 'reply'>;

/** Describes a call: the same row and schemas give the same description. */
export const shapeOfCall = (
  { method, path, auth, idempotent }: Call,
  { params, query, body, reply }: CallParts,
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

const none: Shape = { type: 'object', properties: {} };

const shapesOf = (schemas: Record<string, z.ZodType>): Record<string, Shape> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      schema instanceof z.ZodUndefined ? none : shapeOf(schema, 'input'),
    ]),
  );

/** What apps agree on with each other: calls, props of fragments and payloads of events, by name. */
export interface ContractShapes {
  calls: Record<string, CallShape>;
  fragments: Record<string, Shape>;
  events: Record<string, Shape>;
}

export const shapesOfContract = (): ContractShapes => ({
  calls: shapesOfCalls(),
  fragments: shapesOf(fragmentProps),
  events: shapesOf(eventPayloads),
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

import { z } from 'zod';
import type { CallSchema } from './call';
import * as schemas from './schemas';

/** A value of a request that has no parts. */
export interface RequestField {
  /** Group, call, part and names: `review.write.body.body`. */
  name: string;
  schema: z.ZodType;
}

/** What a schema is made of, one step down; empty for a value without parts. */
function partsOf(schema: z.ZodType): [name: string, part: z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).map(([name, part]) => [`.${name}`, part]);
  if (schema instanceof z.ZodArray) return [['[]', schema.element as z.ZodType]];
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option, at) => [`|${at}`, option as z.ZodType]);
  if (schema instanceof z.ZodRecord) return [['{}', schema.valueType as z.ZodType]];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return [['', schema.unwrap() as z.ZodType]];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return [['', schema.unwrap() as z.ZodType]];
  if (schema instanceof z.ZodPipe) return [['', schema.in as z.ZodType]];
  return [];
}

const fieldsOf = (schema: z.ZodType, name: string): RequestField[] => {
  const parts = partsOf(schema);
  return parts.length > 0
    ? parts.flatMap(([step, part]) => fieldsOf(part, name + step))
    : [{ name, schema }];
};

/** Every value that a caller may send in a path, a query or a body, by the schemas of all calls. */
export const requestFields = (): RequestField[] =>
  Object.entries(schemas)
    .filter(([group]) => group.endsWith('Schemas'))
    .flatMap(([group, calls]) =>
      Object.entries(calls as unknown as Record<string, CallSchema>).flatMap(([call, parts]) =>
        (['params', 'query', 'body'] as const).flatMap((part) => {
          const schema = parts[part];
          const name = `${group.replace(/Schemas$/, '')}.${call}.${part}`;
          return schema ? fieldsOf(schema, name) : [];
        }),
      ),
    );

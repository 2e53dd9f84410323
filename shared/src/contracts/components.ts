import { z } from 'zod';
import { day, instant, no, won } from './part.schema';
import * as schemas from './schemas';

const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Schemas that are made by a function; each function returns the same schema each time. */
const made = { Won: won(), Instant: instant(), Day: day(), No: no() };

/**
 * The schemas that the OpenAPI document names, by their names: all that `schemas.ts` exports (`goodsCard` is
 * `GoodsCard`) and the common values.
 */
export const componentSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.entries(made),
  ...Object.entries(schemas).flatMap(([name, schema]): [string, z.ZodType][] =>
    schema instanceof z.ZodType ? [[pascalCase(name), schema]] : [],
  ),
]);

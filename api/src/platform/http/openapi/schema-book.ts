import { isDeepStrictEqual } from 'node:util';
import { componentSchemas } from '@shop/shared/contracts/components';
import { z } from 'zod';
import type { RouteBinding } from '../route';
import { type JsonSchema, refNamesIn, refTo, renameRefs } from './json-schema';

export type PartName = 'params' | 'query' | 'body' | 'reply';

/** The schemas of all calls as JSON Schema; shared ones are components. */
export interface SchemaBook {
  /** The schema of a part of a call; a reference where it is a component. */
  of(binding: RouteBinding, part: PartName): JsonSchema | undefined;
  /** The components that the parts refer to, sorted by name. */
  components: Record<string, JsonSchema>;
}

const parts: readonly PartName[] = ['params', 'query', 'body', 'reply'];

const pascalCase = (id: string): string =>
  id.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

const ioOf = (part: PartName): 'input' | 'output' => (part === 'reply' ? 'output' : 'input');

/** A name for each schema, and the names that are components. */
function nameSchemas(bindings: readonly RouteBinding[]) {
  const names = new Map<z.ZodType, string>();
  const components = new Set<string>();
  for (const [name, schema] of componentSchemas) {
    if (names.has(schema)) throw new Error(`${name} and ${names.get(schema)} are one schema.`);
    names.set(schema, name);
    components.add(name);
  }
  for (const { call, schema } of bindings)
    for (const part of parts) {
      const shape = schema[part];
      if (!shape) continue;
      const name = names.get(shape);
      // A body or reply of two calls.
      if (name) components.add(name);
      else names.set(shape, pascalCase(`${call.id}.${part}`));
    }
  return { names, components };
}

function toJsonSchemas(
  names: ReadonlyMap<z.ZodType, string>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: refTo,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // A response may get more fields within a major version.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
      // Not a format of JSON Schema; the pattern beside it says the same.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [
      name,
      schema as JsonSchema,
    ]),
  );
}

/** Names of schemas whose input differs from their output, by themselves or by what they refer to. */
function findTwofold(
  inputs: Record<string, JsonSchema>,
  outputs: Record<string, JsonSchema>,
): ReadonlySet<string> {
  const twofold = new Set(
    Object.keys(inputs).filter((name) => !isDeepStrictEqual(inputs[name], outputs[name])),
  );
  for (let size = -1; size !== twofold.size; ) {
    size = twofold.size;
    for (const [name, schema] of Object.entries(inputs))
      if (refNamesIn(schema).some((ref) => twofold.has(ref))) twofold.add(name);
  }
  return twofold;
}

/** Follows references from the used schemas. */
function collectUsed(
  used: readonly JsonSchema[],
  all: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const visit = (schema: JsonSchema) => {
    for (const name of refNamesIn(schema)) {
      const target = all[name];
      if (!target) throw new Error(`There is no schema ${name}.`);
      if (found.has(name)) continue;
      found.set(name, target);
      visit(target);
    }
  };
  for (const schema of used) visit(schema);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function createSchemaBook(bindings: readonly RouteBinding[]): SchemaBook {
  const { names, components } = nameSchemas(bindings);
  const inputs = toJsonSchemas(names, 'input');
  const outputs = toJsonSchemas(names, 'output');
  // A body or reply of one call that is a part of another.
  for (const name of refNamesIn([inputs, outputs])) components.add(name);
  const twofold = findTwofold(inputs, outputs);
  const inputName = (name: string) => (twofold.has(name) ? `${name}Input` : name);
  const all: Record<string, JsonSchema> = { ...outputs };
  for (const [name, schema] of Object.entries(inputs))
    all[inputName(name)] = renameRefs(schema, inputName);

  const of: SchemaBook['of'] = ({ schema }, part) => {
    const shape = schema[part];
    const name = shape && names.get(shape);
    if (!name) return undefined;
    const ownName = ioOf(part) === 'input' ? inputName(name) : name;
    const isInline = part === 'params' || part === 'query' || !components.has(name);
    return isInline ? all[ownName] : { $ref: refTo(ownName) };
  };
  const used = bindings
    .flatMap((binding) => parts.map((part) => of(binding, part)))
    .filter((schema) => schema !== undefined);
  return { of, components: collectUsed(used, all) };
}

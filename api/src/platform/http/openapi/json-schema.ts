/** A JSON Schema of dialect 2020-12, as zod writes it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  [keyword: string]: unknown;
}

const PREFIX = '#/components/schemas/';

export const refTo = (name: string): string => `${PREFIX}${name}`;

/** Names of the components to which a value refers, at any depth. */
export function refNamesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refNamesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part.slice(PREFIX.length)] : refNamesIn(part),
  );
}

/** The value with other component names in its references. */
export function renameRefs<T>(value: T, rename: (name: string) => string): T {
  if (Array.isArray(value)) return value.map((part) => renameRefs(part, rename)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string'
        ? refTo(rename(part.slice(PREFIX.length)))
        : renameRefs(part, rename),
    ]),
  ) as T;
}

/** The value with each reference replaced by what it refers to in the document. */
function resolveRefs(value, document) {
  if (Array.isArray(value)) return value.map((part) => resolveRefs(part, document));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value;
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [key, resolveRefs(part, document)]),
  );
  if (!$ref) return own;
  const keys = $ref.slice(2).split('/');
  const target = keys.reduce((part, key) => part[key], document);
  return { ...resolveRefs(target, document), ...own };
}

/** The operations that the running api describes: id, method, path, its parameters and body. */
export async function operationsOf(client) {
  const { json } = await client.send('/api/openapi.json');
  return Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = resolveRefs(operation.parameters ?? [], json);
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
        auth: authOf(operation.security),
        params: parameters.filter((one) => one.in === 'path'),
        query: parameters.filter((one) => one.in === 'query'),
        body: resolveRefs(operation.requestBody?.content['application/json']?.schema, json),
      };
    }),
  );
}

function authOf(security) {
  if (!security) return 'public';
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'member';
}

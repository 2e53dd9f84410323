/** The operations that the running api describes: id, method, path, its parameters and body. */
export async function operationsOf(client) {
  const { json } = await client.send('/api/openapi.json');
  return Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      isKeyed: (operation.parameters ?? []).some(({ name }) => name === 'Idempotency-Key'),
      auth: authOf(operation.security),
      params: (operation.parameters ?? []).filter((one) => one.in === 'path'),
      query: (operation.parameters ?? []).filter((one) => one.in === 'query'),
      body: operation.requestBody?.content['application/json'].schema,
    })),
  );
}

function authOf(security) {
  if (!security) return 'public';
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'member';
}

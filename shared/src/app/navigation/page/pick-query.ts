import { LAYER_PARAMS } from '../layers/layer-params';

/**
 * The known parameters of a query, sorted by name, so that equal pages have equal URLs. A build of a
 * remote that does not declare its parameters (undefined) keeps all of them.
 */
export function pickQuery(
  query: URLSearchParams,
  known: readonly string[] | undefined,
): URLSearchParams {
  if (!known) return query;
  const names = [...new Set([...known, ...LAYER_PARAMS])].sort();
  const picked = new URLSearchParams();
  for (const name of names) {
    for (const value of query.getAll(name)) picked.append(name, value);
  }
  return picked;
}

import type { QueryClient } from '@tanstack/react-query';

/**
 * Writes the response of a mutation to the query cache. Cancels a running fetch first, because it
 * would overwrite the new state with the old one.
 */
export async function writeQueryCache(
  client: QueryClient,
  { queryKey }: { queryKey: readonly unknown[] },
  response: unknown,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, response);
}

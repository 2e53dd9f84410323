import type { QueryClient } from '@tanstack/react-query';

/**
 * Puts the answer of a write where the read of the same thing is kept. A look that began before the
 * write is stopped first: it would lay the state before over the one after.
 */
export async function writeQueryCache(
  client: QueryClient,
  { queryKey }: { queryKey: readonly unknown[] },
  answer: unknown,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
}

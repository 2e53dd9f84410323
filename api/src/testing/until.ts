/** Longer than a machine under load needs, seconds. */
const LIMIT_S = 15;

/**
 * Waits for what another connection of the database announces, as the end of a cached response.
 * Fails after 15 seconds.
 */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + LIMIT_S * 1000;
  while (performance.now() < endsAt) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It did not become true within ${LIMIT_S} seconds.`);
}

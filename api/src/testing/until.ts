/**
 * Waits for what another connection of the database announces, as the end of a cached response.
 * Fails after two seconds.
 */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not become true within two seconds.');
}

import { CLIENT_FAILURES_PATH, type ClientFailure, clientFailuresReply } from '@shop/shared/node';
import { z } from 'zod';

/** Time limit, ms. Afterwards the page is shown without the failures. */
const TIMEOUT_MS = 1_500;
const MAX_BUILDS = 200;

const responseSchema = z.object({ payload: clientFailuresReply });

/**
 * Reads the failures of browsers of these builds, and those that name no build. The api stores the reports
 * of all gateways.
 * @returns undefined when the api does not respond in time or responds with an error
 */
export async function readBrowserFailures(
  apiUrl: string,
  builds: readonly { app: string; build: string }[],
): Promise<ClientFailure[] | undefined> {
  const names = [...new Set(builds.map(({ app, build }) => `${app}.${build}`))];
  const query = new URLSearchParams({ builds: names.slice(-MAX_BUILDS).join(',') });
  try {
    const response = await fetch(`${apiUrl}${CLIENT_FAILURES_PATH}?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return responseSchema.parse(await response.json()).payload.failures;
  } catch {
    return undefined;
  }
}

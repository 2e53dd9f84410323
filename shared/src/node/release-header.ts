/** Request header with the combination of builds that a call is made for. */
export const RELEASE_HEADER = 'x-release-id';

/**
 * Reads the combination of builds of a call. For logs only, because every client of the api can send the
 * header. Undefined when it is absent or malformed.
 */
export const releaseIdOf = (headers: Record<string, unknown>): string | undefined => {
  const value = headers[RELEASE_HEADER];
  return typeof value === 'string' && /^[0-9a-f]{1,64}$/.test(value) ? value : undefined;
};

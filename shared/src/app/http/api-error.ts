/**
 * A failed call. Recognised by `isApiError`, because two bundles may hold two copies of the class.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /**
     * HTTP status; 0 when no response arrived; 900 to 999 from the envelope's code (see
     * `effectiveStatus` in caller.ts).
     */
    readonly status: number,
    /** Business code of the envelope, or NETWORK, TIMEOUT, INVALID_RESPONSE. */
    readonly code: string,
    message: string,
    readonly payload?: unknown,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error;

export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Spec section 2: status 801 has its own error screen (too many visitors). */
export const OVERLOADED_STATUS = 801;

/** 801 is not an HTTP status, so the api sends it as the envelope's code. */
export const isOverloaded = (error: unknown): boolean =>
  isApiError(error) && Number(error.code) === OVERLOADED_STATUS;

/** A call that was refused or did not arrive. Recognised by `isApiError`, since two bundles may hold two copies of the class. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when no answer came; 900 to 999 by the envelope's code (see `statusOf` of the caller). */
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

/** Spec section 2, the error screen of its own: too many visitors at once. */
export const OVERLOADED_STATUS = 801;

/** No status that HTTP knows: it travels as the envelope's code. */
export const isOverloaded = (error: unknown): boolean =>
  isApiError(error) && Number(error.code) === OVERLOADED_STATUS;

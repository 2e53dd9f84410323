/**
 * Why a native call failed. `NOT_IN_APP`: no app, or an app without this call. `REFUSED`: the app
 * refused, or the params are invalid. `INVALID_RESPONSE`: the result has an unexpected shape.
 */
export type NativeErrorCode = 'TIMEOUT' | 'NOT_IN_APP' | 'REFUSED' | 'INVALID_RESPONSE';

export class NativeError extends Error {
  override name = 'NativeError';

  constructor(
    readonly code: NativeErrorCode,
    call: string,
  ) {
    super(`${call}: ${code}`);
  }
}

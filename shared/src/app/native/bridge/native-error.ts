/**
 * Why a native call came to nothing. `NOT_IN_APP`: no app, or one that does not know this call.
 * `REFUSED`: the app said no, or the call was not fit to be sent. `INVALID_RESPONSE`: an answer to this
 * call of another shape than agreed.
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

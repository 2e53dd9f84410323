const brand = Symbol.for('shop.api-error');

/**
 * A failure with a response: HTTP status, code and a message for the shopper. Any other error
 * becomes a 500 without details.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly [brand] = true;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly payload?: unknown,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** A guard instead of `instanceof`, because two bundles may hold two copies of the class. */
export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && brand in error;
}

/** One invalid field of a body or query, and its correction. */
export interface FieldProblem {
  path: string;
  message: string;
}

export const invalid = (
  fields: FieldProblem[],
  message = '입력한 내용을 확인해 주세요.',
): AppError => new AppError(400, 'INVALID', message, { fields });

/** Also used for another member's resources, so that their existence is not disclosed. */
export const notFound = (message = '찾을 수 없어요.'): AppError =>
  new AppError(404, 'NOT_FOUND', message);

export const loginRequired = (): AppError =>
  new AppError(401, 'LOGIN_REQUIRED', '로그인이 필요해요.');

/**
 * The spec's 901 is not a valid HTTP status, so it is sent as the code. Cookies are cleared and the
 * visitor is sent home.
 */
export const sessionEnded = (): AppError =>
  new AppError(401, '901', '다른 곳에서 로그아웃되었어요. 다시 로그인해 주세요.');

export const forbidden = (message = '접근 권한이 없어요.'): AppError =>
  new AppError(403, 'FORBIDDEN', message);

/** A partner is temporarily unavailable; nothing was changed. */
export const unavailable = (code: string, message: string): AppError =>
  new AppError(503, code, message, undefined, { 'retry-after': '5' });

/** The database stores nothing more; reads go on. */
export const storageFull = (): AppError =>
  new AppError(
    503,
    'STORAGE_FULL',
    '지금은 저장할 수 없어요. 잠시 후 다시 시도해 주세요.',
    undefined,
    {
      'retry-after': '30',
    },
  );

/** A conflict with the current state: changed price, taken stock, illegal transition. */
export const conflict = (code: string, message: string, payload?: unknown): AppError =>
  new AppError(409, code, message, payload);

/** A business rule rejects it; nothing was changed. */
export const refused = (code: string, message: string, payload?: unknown): AppError =>
  new AppError(422, code, message, payload);

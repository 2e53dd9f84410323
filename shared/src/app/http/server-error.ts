/** Fallback message when a backend gives none (spec section 8, 'server error'). */
export const SERVER_ERROR = '서버 오류가 발생했어요';

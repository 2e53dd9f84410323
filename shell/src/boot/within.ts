/** Resolves when `end` does, at the latest after this time. */
export const within = (ms: number, end: Promise<unknown>): Promise<unknown> =>
  Promise.race([end, new Promise((go) => setTimeout(go, ms))]);

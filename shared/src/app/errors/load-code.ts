import { toast } from '../layers/layers';

/** Before the second try, ms. */
const PAUSE_MS = 1500;

export const CODE_MISSING_TEXT = '화면을 불러오지 못했어요. 잠시 후 다시 시도해 주세요';

/** Loads code; tries once more after a moment. Rejects when both fail. */
export const loadTwice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise<void>((go) => setTimeout(go, PAUSE_MS)).then(load));

/**
 * Code that a press needs. Never rejects.
 * @returns undefined when it does not come, which a toast has said; another press loads again
 */
export const loadForPress = <T>(load: () => Promise<T>): Promise<T | undefined> =>
  loadTwice(load).catch(() => {
    toast(CODE_MISSING_TEXT);
    return undefined;
  });

/** Loads code ahead of the press that needs it; a failure is the press's. Never rejects. */
export const loadAhead = (load: () => Promise<unknown>): void => void load().catch(() => {});

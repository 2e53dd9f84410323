/** Where the gateway says which build is the latest. */
export const LATEST_BUILD_PATH = '/builds/latest.json';

/** Spec section 9: a document that was just loaded for a new build is not loaded for one again. */
export const RELOAD_GUARD_MS = 10_000;
/** In session storage: when that was, epoch ms. */
export const RELOADED_AT_KEY = 'shop.reloadedAt';

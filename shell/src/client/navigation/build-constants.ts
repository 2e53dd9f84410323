/** Where the gateway publishes the id of the latest build. */
export const LATEST_BUILD_PATH = '/builds/latest.json';

/** Spec section 9: a document is not reloaded for a new build twice within this time. */
export const RELOAD_GUARD_MS = 10_000;
/** Session storage key of the last reload, epoch ms. */
export const RELOADED_AT_KEY = 'shop.reloadedAt';

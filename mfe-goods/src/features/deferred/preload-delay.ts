/**
 * Preloading starts after this delay, because a new page first loads its images and lower
 * sections.
 */
export const PRELOAD_DELAY_MS = 1500;

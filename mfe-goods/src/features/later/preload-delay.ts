/** A new page first loads its images and lower sections; preloading starts after this delay. */
export const PRELOAD_DELAY_MS = 1500;

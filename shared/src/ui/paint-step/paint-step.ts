/**
 * When the first paint of a document on a phone draws what is below the first screen (`data-paint-step`): in one
 * of two steps after it, or when it comes near (`foundation.global.css`).
 */
export type PaintStep = 1 | 2 | 'far';

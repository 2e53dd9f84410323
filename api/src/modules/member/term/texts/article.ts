/** A section of terms. */
export interface Article {
  heading: string;
  paragraphs: readonly string[];
}

/** The day from which the first version of all terms applies. */
export const FIRST_VERSION = '2026-01-01';

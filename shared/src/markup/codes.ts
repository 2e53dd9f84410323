/**
 * The codes (`skeleton-basket`, `SB-MO-BK-0101-nodata`) of a page's states, by the page's route id.
 */
export type StageCodes = Readonly<Record<string, readonly string[]>>;

/**
 * Codes of state words: `SB-MO-BK-01` becomes `SB-MO-BK-0101-nodata`, `SB-MO-BK-0102-sold-out` …
 * A remote that the specification does not know starts its codes with its name: `magazine-01`.
 */
export const numbered = (start: string, words: readonly string[]): string[] =>
  words.map((word, index) => `${start}${String(index + 1).padStart(2, '0')}-${word}`);

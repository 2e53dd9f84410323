import type { ReviewAspect } from '@shop/shared/domain';

/** Sentences for each rating (1, 2, 3) of an aspect, such as size or fabric. */
type ByAnswer = readonly (readonly string[])[];

/** What is said with each answer, by aspect. */
export type Said = Partial<Record<ReviewAspect, ByAnswer>>;

/** Review sentences. Placeholders such as `{colour}` or `{size}` are replaced by facts of the purchase. */
export interface RemarkLists {
  /** What is good, apart from the aspects. */
  praise: readonly string[];
  /** What is slightly wrong. */
  flaw: readonly string[];
  /** What makes one or two stars. */
  fault: readonly string[];
  /** What it was bought for and how it is used; fits three stars and more. */
  plain: readonly string[];
}

/** Sentences about one product. */
export interface Remarks {
  /** Those that only fit its kind of goods; `best` is said with the best answer of an aspect. */
  own: RemarkLists & { best: Partial<Record<ReviewAspect, readonly string[]>> };
  /** Those that fit all goods of its category. */
  shared: RemarkLists;
  said: Said;
}

/** Sentences of a category, and those that only fit one of its archetypes. */
export interface CategoryRemarks {
  shared: RemarkLists & { said: Said };
  own: Readonly<Record<string, Partial<RemarkLists & { said: Said }>>>;
}

/** One sentence per line. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const byAnswer = (low: string, middle: string, high: string): ByAnswer => [
  lines(low),
  lines(middle),
  lines(high),
];

/** Praise and slight complaints of one archetype. */
export const only = (praise: string, flaw: string): Pick<RemarkLists, 'praise' | 'flaw'> => ({
  praise: lines(praise),
  flaw: lines(flaw),
});

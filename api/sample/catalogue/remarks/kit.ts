import type { ReviewAspect } from '@shop/shared/domain';

/** Sentences for each rating (1, 2, 3) of an aspect, such as size or fabric. */
type ByAnswer = readonly [readonly string[], readonly string[], readonly string[]];

/**
 * Review sentences for one kind of goods. The placeholders `{colour}`, `{size}`, `{height}`,
 * `{weeks}` and `{months}` are replaced by facts of the purchase.
 */
export interface Remarks {
  /** What is good, apart from the aspects. */
  praise: readonly string[];
  /** What is slightly wrong. */
  flaw: readonly string[];
  /** What makes one or two stars. */
  fault: readonly string[];
  /** How it is used; fits three stars and more. */
  plain: readonly string[];
  said: Partial<Record<ReviewAspect, ByAnswer>>;
}

/** Sentences of a category, and those that only fit one of its archetypes. */
export interface CategoryRemarks {
  shared: Remarks;
  own: Readonly<Record<string, Partial<Remarks>>>;
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
export const only = (praise: string, flaw: string): Partial<Remarks> => ({
  praise: lines(praise),
  flaw: lines(flaw),
});

/** The sentences of both, where what is said with an answer is the own one if there is one. */
export const joined = (shared: Remarks, own: Partial<Remarks> = {}): Remarks => ({
  praise: [...(own.praise ?? []), ...shared.praise],
  flaw: [...(own.flaw ?? []), ...shared.flaw],
  fault: [...(own.fault ?? []), ...shared.fault],
  plain: [...(own.plain ?? []), ...shared.plain],
  said: { ...shared.said, ...own.said },
});

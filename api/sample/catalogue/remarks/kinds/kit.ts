import type { ReviewAspect } from '@shop/shared/domain';
import { lines } from '../kit';

/**
 * Sentences about one archetype in detail. A sentence that begins with `[words]` is only for goods whose name
 * matches the words (a regular expression), with `[!words]` for all others.
 */
export interface KindRemarks {
  praise: readonly string[];
  flaw: readonly string[];
  /** What it was bought for and how it is used. */
  plain: readonly string[];
  fault: readonly string[];
  /** What is said with the best answer of an aspect. */
  best: Partial<Record<ReviewAspect, readonly string[]>>;
}

interface KindTexts {
  praise: string;
  flaw: string;
  plain: string;
  fault?: string;
  best?: Partial<Record<ReviewAspect, string>>;
}

/** The sentences of one archetype, each on a line. */
export const kind = ({ praise, flaw, plain, fault = '', best = {} }: KindTexts): KindRemarks => ({
  praise: lines(praise),
  flaw: lines(flaw),
  plain: lines(plain),
  fault: lines(fault),
  best: Object.fromEntries(Object.entries(best).map(([aspect, text]) => [aspect, lines(text)])),
});

import type { Random } from './random';
import { stageOf } from './remarks/stages';
import { neededDaysOf } from './remarks/timing';
import { topicsOf } from './remarks/topics';
import { fillPlaceholders, isFillable, type ReviewFacts } from './review-facts';

/** Reviews on one page of the list. */
export const REVIEWS_PER_PAGE = 10;

export type Sentences = readonly string[];
/** Sentence lists in order of preference; the next list is used when all sentences of one are used. */
export type Lists = readonly Sentences[];

/** For whom sentences are drawn. */
export interface Writer {
  facts: ReviewFacts;
  /** Days for which the buyer has had the goods. */
  heldDays: number;
  /** Place of the review in the recommended order, from 0. */
  recommendedAt: number;
}

export interface Drawn {
  text: string;
  stage: number;
}

interface Uses {
  count: number;
  /** Place, in the order of writing, of the last review that has it. */
  lastAt: number;
  /** Pages of the recommended order that have it. */
  pages: Set<number>;
}

interface DrawOptions {
  /** Whether a sentence that is on the page already is better than none. */
  isNeeded?: boolean | undefined;
  /** Where the sentence stands in the review; its words say it when absent. */
  stage?: number | undefined;
}

/**
 * Draws sentences for one review after another, newest first. It prefers the least used sentences, and
 * repeats none on a page of the newest or of the recommended reviews.
 */
export function createSentencePicker(random: Random) {
  const uses = new Map<string, Uses>();
  let at = 0;
  return ({ facts, heldDays, recommendedAt }: Writer) => {
    at += 1;
    const page = Math.floor(recommendedAt / REVIEWS_PER_PAGE);
    const current = new Set<string>();
    let usedTopics = 0;
    const isFitting = (sentence: string): boolean =>
      (topicsOf(sentence) & usedTopics) === 0 &&
      !current.has(sentence) &&
      neededDaysOf(sentence) <= heldDays &&
      isFillable(facts, sentence);
    const isNewOnPages = (sentence: string): boolean => {
      const before = uses.get(sentence);
      return !before || (at - before.lastAt >= REVIEWS_PER_PAGE && !before.pages.has(page));
    };
    const isNotInPrevious = (sentence: string): boolean => uses.get(sentence)?.lastAt !== at - 1;
    const candidatesOf = (lists: Lists, isAllowed: (sentence: string) => boolean): Sentences => {
      const choices = lists
        .map((list) => list.filter((sentence) => isFitting(sentence) && isAllowed(sentence)))
        .filter((fitting) => fitting.length > 0);
      return (
        choices.find((fitting) => fitting.some((sentence) => !uses.has(sentence))) ?? choices.flat()
      );
    };
    return (lists: Lists, { isNeeded = false, stage }: DrawOptions = {}): Drawn[] => {
      const unrepeated = candidatesOf(lists, isNewOnPages);
      const candidates =
        unrepeated.length === 0 && isNeeded ? candidatesOf(lists, isNotInPrevious) : unrepeated;
      if (candidates.length === 0) return [];
      const countOf = (sentence: string): number => uses.get(sentence)?.count ?? 0;
      const fewest = Math.min(...candidates.map(countOf));
      const sentence = random.pick(candidates.filter((one) => countOf(one) === fewest));
      const pages = uses.get(sentence)?.pages ?? new Set<number>();
      uses.set(sentence, { count: fewest + 1, lastAt: at, pages: pages.add(page) });
      current.add(sentence);
      usedTopics |= topicsOf(sentence);
      return [{ text: fillPlaceholders(facts, sentence), stage: stage ?? stageOf(sentence) }];
    };
  };
}

import type { Random } from './random';
import { monthsOf } from './remarks/seasons';
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
  /** Month in which they write, 1 to 12. */
  month: number;
  /** Place of the review in the order of writing, newest first. */
  at: number;
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
  /** Places in the recommended order of the reviews that have it. */
  places: number[];
}

interface DrawOptions {
  /** Whether a sentence that is on the page already is better than none. */
  isNeeded?: boolean | undefined;
  /** Where the sentence stands in the review; its words say it when absent. */
  stage?: number | undefined;
  /** Whether the first list with a fitting sentence is used up before the next one. */
  isInOrder?: boolean | undefined;
  /** Shorter sentences are drawn only when no other fits. */
  leastLength?: number | undefined;
  /** How many reviews in a row of a list share no sentence; one page when absent. */
  span?: number | undefined;
}

/**
 * Draws sentences for one review after another, newest first. It prefers the least used sentences, and
 * repeats none on a page of the newest or of the recommended reviews.
 */
export function createSentencePicker(random: Random) {
  const uses = new Map<string, Uses>();
  return ({ facts, heldDays, month, at, recommendedAt }: Writer) => {
    const current = new Set<string>();
    let usedTopics = 0;
    const isFitting = (sentence: string): boolean =>
      (topicsOf(sentence) & usedTopics) === 0 &&
      !current.has(sentence) &&
      neededDaysOf(sentence) <= heldDays &&
      (monthsOf(sentence)?.includes(month) ?? true) &&
      isFillable(facts, sentence);
    const isNewWithin = (span: number) => {
      const block = Math.floor(recommendedAt / span);
      return (sentence: string): boolean => {
        const before = uses.get(sentence);
        return (
          !before ||
          (at - before.lastAt >= span &&
            before.places.every((place) => Math.floor(place / span) !== block))
        );
      };
    };
    const isNotWithinNewest =
      (span: number) =>
      (sentence: string): boolean => {
        const before = uses.get(sentence);
        return !before || at - before.lastAt >= span;
      };
    const candidatesOf = (
      lists: Lists,
      isAllowed: (sentence: string) => boolean,
      isInOrder = false,
    ): Sentences => {
      const choices = lists
        .map((list) => list.filter((sentence) => isFitting(sentence) && isAllowed(sentence)))
        .filter((fitting) => fitting.length > 0);
      const isNext = (fitting: Sentences): boolean =>
        isInOrder || fitting.some((sentence) => !uses.has(sentence));
      return choices.find(isNext) ?? choices.flat();
    };
    return (
      lists: Lists,
      {
        isNeeded = false,
        isInOrder = false,
        leastLength = 0,
        stage,
        span = REVIEWS_PER_PAGE,
      }: DrawOptions = {},
    ): Drawn[] => {
      const isNew = isNewWithin(span);
      const long = candidatesOf(
        lists,
        (sentence) => sentence.length >= leastLength && isNew(sentence),
        isInOrder,
      );
      const unrepeated = long.length > 0 ? long : candidatesOf(lists, isNew, isInOrder);
      const candidates =
        unrepeated.length > 0 || !isNeeded
          ? unrepeated
          : [span, 2]
              .map((least) => candidatesOf(lists, isNotWithinNewest(least)))
              .find((fitting) => fitting.length > 0);
      if (!candidates || candidates.length === 0) return [];
      const countOf = (sentence: string): number => uses.get(sentence)?.count ?? 0;
      const fewest = Math.min(...candidates.map(countOf));
      const sentence = random.pick(candidates.filter((one) => countOf(one) === fewest));
      const places = uses.get(sentence)?.places ?? [];
      places.push(recommendedAt);
      uses.set(sentence, { count: fewest + 1, lastAt: at, places });
      current.add(sentence);
      usedTopics |= topicsOf(sentence);
      return [{ text: fillPlaceholders(facts, sentence), stage: stage ?? stageOf(sentence) }];
    };
  };
}

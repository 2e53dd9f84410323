import {
  type AspectAnswers,
  type ReviewAspect,
  reviewTextLength,
  tableKeys,
} from '@shop/shared/domain';
import type { Random } from './random';
import { general, type Remarks } from './remarks';
import { topicsOf } from './remarks/topics';
import { bestAnswer } from './review-answers';
import { filledWith, type ReviewFacts } from './review-facts';

/** What a text has to agree with. */
interface ReviewOpinion {
  score: number;
  answers: AspectAnswers;
  facts: ReviewFacts;
}

type Sentences = readonly string[];
/** Sentence lists in order of preference; the next list is used when all sentences of one are used. */
type Lists = readonly Sentences[];

/** What is said with the answers that are the best ones, or with those that are not. */
const saidOf = ({ said }: Remarks, answers: AspectAnswers, isBest: boolean): Sentences =>
  tableKeys<ReviewAspect>(answers).flatMap((aspect) => {
    const answer = answers[aspect] ?? 0;
    return (answer === bestAnswer(aspect)) === isBest ? (said[aspect]?.[answer - 1] ?? []) : [];
  });

/** The lists for the sentences that say what the reviewer thinks. */
function coreLists(random: Random, remarks: Remarks, { score, answers }: ReviewOpinion): Lists[] {
  const good = [...remarks.praise, ...saidOf(remarks, answers, true)];
  const notBest = saidOf(remarks, answers, false);
  const flaws = [remarks.flaw, general.flaw];
  if (score === 5) return [[good, general.praise], ...(random.chance(0.45) ? [[good]] : [])];
  if (score === 4) {
    const but = notBest.length > 0 ? [[notBest]] : random.chance(0.45) ? [flaws] : [];
    return [[good, general.praise], ...but];
  }
  if (score === 3) return [[notBest, ...flaws], ...(random.chance(0.4) ? [flaws] : [])];
  return [[remarks.fault, general.fault], ...(random.chance(0.5) ? [[notBest]] : [])];
}

/** Writes the texts of one goods' reviews: no sentence stands in two of them. */
export function createReviewWriter(random: Random, remarks: Remarks) {
  const used = new Set<string>();

  /** Draws the sentences of one review, each about something else. */
  function createDraw({ facts }: ReviewOpinion) {
    let named = 0;
    return (lists: Lists): string[] => {
      for (const list of lists) {
        const fitting = list.flatMap((sentence) => {
          if (used.has(sentence) || (topicsOf(sentence) & named) !== 0) return [];
          const filled = filledWith(facts, sentence);
          return filled ? [{ sentence, filled }] : [];
        });
        if (fitting.length === 0) continue;
        const { sentence, filled } = random.pick(fitting);
        used.add(sentence);
        named |= topicsOf(sentence);
        return [filled];
      }
      return [];
    };
  }

  return (opinion: ReviewOpinion): string => {
    const { score } = opinion;
    const draw = createDraw(opinion);
    const sometimes = (share: number, list: Sentences) =>
      random.chance(share) ? draw([list]) : [];
    const core = coreLists(random, remarks, opinion).flatMap(draw);
    const closings = score >= 4 ? general.glad : general.sorry;
    const text = [
      ...sometimes(0.3, general.opening),
      ...core,
      ...(score >= 3 ? sometimes(0.35, remarks.plain) : []),
      ...sometimes(0.3, general.delivery),
      ...sometimes(0.4, closings),
    ];
    while (text.join(' ').length < reviewTextLength.min) {
      const more = draw([general.delivery, general.opening, closings]);
      if (more.length === 0) break;
      text.push(...more);
    }
    return text.join(' ');
  };
}

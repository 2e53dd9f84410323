import { type AspectAnswers, aspectsOf, type ReviewAspect } from '@shop/shared/domain';
import type { Random } from './random';

export const bestAnswer = (aspect: ReviewAspect): number => (aspect === 'SIZE' ? 2 : 3);

function answerFitting(random: Random, aspect: ReviewAspect, score: number): number {
  const best = bestAnswer(aspect);
  if (score === 5) return best;
  if (aspect === 'SIZE')
    return random.chance(score === 4 ? 0.75 : 0.5) ? best : random.pick([1, 3]);
  if (score === 4) return random.chance(0.8) ? best : 2;
  return score === 3 && random.chance(0.75) ? 2 : 1;
}

/** What a reviewer with this score answers about goods with this product notice. */
export const answersFitting = (random: Random, noticeType: string, score: number): AspectAnswers =>
  Object.fromEntries(
    aspectsOf(noticeType).map((aspect) => [aspect, answerFitting(random, aspect, score)]),
  );

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
import { filledWith, isFillable, type ReviewFacts } from './review-facts';

/** What a text has to agree with. */
interface ReviewOpinion {
  score: number;
  answers: AspectAnswers;
  facts: ReviewFacts;
  hasPhoto: boolean;
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

/** How a writer ends sentences; most end them with a full stop. */
const voices: readonly ((sentence: string, isLast: boolean) => string)[] = [
  (sentence) => sentence,
  (sentence) => sentence,
  (sentence) => sentence,
  (sentence, isLast) => (isLast ? ended(sentence, '!') : sentence),
  (sentence) => ended(sentence, '!'),
  (sentence, isLast) => (isLast ? ended(sentence, '~') : sentence),
  (sentence, isLast) => (isLast ? ended(sentence, ' ㅎㅎ') : sentence),
  (sentence, isLast) => ended(sentence, isLast ? '' : '.'),
];

const ended = (sentence: string, ending: string): string => sentence.replace(/[.!]$/, ending);

/** Some write one sentence, most two or three, a few a long text. */
const lengths = [0, 0, 1, 1, 1, 2, 2, 3, 5] as const;

/** How often a text that another review has is written anew. */
const MAX_TRIES = 12;

/**
 * Draws sentences: those that were used least, so that one comes again only after all of its kind,
 * and none of the review before.
 */
function createDraws(random: Random) {
  const uses = new Map<string, number>();
  let own = new Set<string>();
  return ({ facts }: ReviewOpinion) => {
    const before = own;
    own = new Set();
    let named = 0;
    const fittingIn = (list: Sentences): string[] =>
      list.filter(
        (sentence) =>
          (topicsOf(sentence) & named) === 0 &&
          !before.has(sentence) &&
          !own.has(sentence) &&
          isFillable(facts, sentence),
      );
    return (lists: Lists): string[] => {
      const choices = lists.map(fittingIn).filter((fitting) => fitting.length > 0);
      const fresh = choices.find((fitting) => fitting.some((sentence) => !uses.has(sentence)));
      const candidates = fresh ?? choices.flat();
      if (candidates.length === 0) return [];
      const fewest = Math.min(...candidates.map((sentence) => uses.get(sentence) ?? 0));
      const sentence = random.pick(
        candidates.filter((candidate) => (uses.get(candidate) ?? 0) === fewest),
      );
      uses.set(sentence, fewest + 1);
      own.add(sentence);
      named |= topicsOf(sentence);
      return [filledWith(facts, sentence)];
    };
  };
}

/** Writes the texts of one goods' reviews: no two are the same. */
export function createReviewWriter(random: Random, remarks: Remarks) {
  const drawFor = createDraws(random);
  const written = new Set<string>();

  function textOf(opinion: ReviewOpinion): string {
    const { score, hasPhoto } = opinion;
    const draw = drawFor(opinion);
    const sometimes = (share: number, list: Sentences) =>
      random.chance(share) ? draw([list]) : [];
    const more = random.pick(lengths) + (hasPhoto ? 1 : 0);
    const core = coreLists(random, remarks, opinion).flatMap(draw);
    const closings = score >= 4 ? general.glad : general.sorry;
    const good = [...remarks.praise, ...saidOf(remarks, opinion.answers, true)];
    const bad =
      score === 3 ? [...saidOf(remarks, opinion.answers, false), ...remarks.flaw] : remarks.fault;
    const further = Array.from({ length: more }, () => draw([score >= 4 ? good : bad])).flat();
    const text = [
      ...sometimes(0.3, general.opening),
      ...core,
      ...further,
      ...(score >= 3 ? sometimes(0.4, remarks.plain) : []),
      ...sometimes(0.22, general.delivery),
      ...sometimes(0.35, closings),
    ];
    while (text.join(' ').length < reviewTextLength.min + 2) {
      const added = draw([general.delivery, general.opening, closings]);
      if (added.length === 0) break;
      text.push(...added);
    }
    const voice = random.pick(voices);
    return text.map((sentence, at) => voice(sentence, at === text.length - 1)).join(' ');
  }

  return (opinion: ReviewOpinion): string => {
    let text = textOf(opinion);
    for (let tries = 1; written.has(text) && tries < MAX_TRIES; tries += 1) text = textOf(opinion);
    written.add(text);
    return text;
  };
}

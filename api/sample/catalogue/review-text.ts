import {
  type AspectAnswers,
  type ReviewAspect,
  reviewTextLength,
  tableKeys,
} from '@shop/shared/domain';
import type { Random } from './random';
import { general, type Remarks } from './remarks';
import { CLOSING_STAGE, DELIVERY_STAGE, OPENING_STAGE } from './remarks/stages';
import { bestAnswer } from './review-answers';
import {
  createSentencePicker,
  type Drawn,
  type Lists,
  type Sentences,
  type Writer,
} from './sentence-picker';

/** What a text has to agree with. */
interface ReviewOpinion extends Writer {
  score: number;
  answers: AspectAnswers;
  hasPhoto: boolean;
}

/** What is said with the answers that are the best ones, or with those that are not. */
const saidOf = ({ said }: Remarks, answers: AspectAnswers, isBest: boolean): Sentences =>
  tableKeys<ReviewAspect>(answers).flatMap((aspect) => {
    const answer = answers[aspect] ?? 0;
    return (answer === bestAnswer(aspect)) === isBest ? (said[aspect]?.[answer - 1] ?? []) : [];
  });

const praiseOf = (remarks: Remarks, answers: AspectAnswers): Sentences => [
  ...remarks.praise,
  ...saidOf(remarks, answers, true),
];

/** The lists for the sentences that state the reviewer's opinion. */
function coreLists(random: Random, remarks: Remarks, { score, answers }: ReviewOpinion): Lists[] {
  const good = praiseOf(remarks, answers);
  const notBest = saidOf(remarks, answers, false);
  const flaws = [remarks.flaw, general.flaw];
  if (score === 5)
    return [[good, general.praise], ...(random.chance(0.45) ? [[good, general.praise]] : [])];
  if (score === 4) {
    const but = notBest.length > 0 ? [[notBest]] : random.chance(0.45) ? [flaws] : [];
    return [[good, general.praise], ...but];
  }
  if (score === 3) return [[notBest, ...flaws], ...(random.chance(0.4) ? [flaws] : [])];
  return [[remarks.fault, general.fault], ...(random.chance(0.5) ? [[notBest]] : [])];
}

/** Ways in which a writer ends sentences. The full stop is listed more than once, as it is the most frequent. */
const endingStyles: readonly ((sentence: string, isLast: boolean) => string)[] = [
  (sentence) => sentence,
  (sentence) => sentence,
  (sentence) => sentence,
  (sentence, isLast) => (isLast ? replaceEnding(sentence, '!') : sentence),
  (sentence) => replaceEnding(sentence, '!'),
  (sentence, isLast) => (isLast ? replaceEnding(sentence, '~') : sentence),
  (sentence, isLast) => (isLast ? replaceEnding(sentence, ' ㅎㅎ') : sentence),
  (sentence, isLast) => replaceEnding(sentence, isLast ? '' : '.'),
];

const replaceEnding = (sentence: string, ending: string): string =>
  sentence.replace(/[.!]$/, ending);

/** Sentences beside the core ones: some reviews have one sentence in all, most two or three, a few many. */
const extraCounts = [0, 0, 1, 1, 1, 2, 2, 3, 5] as const;

const lengthOf = (drawn: readonly Drawn[]): number =>
  drawn.map(({ text }) => text).join(' ').length;

/** Limit of attempts to write a text that no other review of the product has. */
const MAX_TRIES = 12;

/** Returns a function that writes the review texts of one product, each different from the others. */
export function createReviewWriter(random: Random, remarks: Remarks) {
  const pickerFor = createSentencePicker(random);
  const written = new Set<string>();

  function writeText(opinion: ReviewOpinion): string {
    const { score, hasPhoto } = opinion;
    const draw = pickerFor(opinion);
    const sometimes = (share: number, list: Sentences, stage?: number) =>
      random.chance(share) ? draw([list], { stage }) : [];
    const extraCount = random.pick(extraCounts) + (hasPhoto ? 1 : 0);
    const core = coreLists(random, remarks, opinion).flatMap((lists, at) =>
      draw(lists, { isNeeded: at === 0 }),
    );
    const closings = score >= 4 ? general.glad : general.sorry;
    const good = praiseOf(remarks, opinion.answers);
    const bad =
      score === 3 ? [...saidOf(remarks, opinion.answers, false), ...remarks.flaw] : remarks.fault;
    const further = Array.from({ length: extraCount }, () =>
      draw(score >= 4 ? [good, general.praise] : [bad]),
    ).flat();
    const drawn = [
      ...sometimes(0.3, general.opening, OPENING_STAGE),
      ...core,
      ...further,
      ...(score >= 3 ? sometimes(0.4, remarks.plain) : []),
      ...sometimes(0.22, general.delivery, DELIVERY_STAGE),
      ...sometimes(0.35, closings, CLOSING_STAGE),
    ];
    for (const isNeeded of [false, true])
      for (const [list, stage] of [
        [general.delivery, DELIVERY_STAGE],
        [general.opening, OPENING_STAGE],
        [closings, CLOSING_STAGE],
      ] as const)
        if (lengthOf(drawn) < reviewTextLength.min + 2)
          drawn.push(...draw([list], { isNeeded, stage }));
    const text = drawn.sort((a, b) => a.stage - b.stage).map((sentence) => sentence.text);
    const endSentence = random.pick(endingStyles);
    return text.map((sentence, at) => endSentence(sentence, at === text.length - 1)).join(' ');
  }

  return (opinion: ReviewOpinion): string => {
    let text = writeText(opinion);
    for (let tries = 1; written.has(text) && tries < MAX_TRIES; tries += 1)
      text = writeText(opinion);
    written.add(text);
    return text;
  };
}

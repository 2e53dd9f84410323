import {
  type AspectAnswers,
  type ReviewAspect,
  reviewTextLength,
  tableKeys,
} from '@shop/shared/domain';
import type { Random } from './random';
import { general, type Remarks } from './remarks';
import { clipped } from './remarks/endings';
import { CLOSING_STAGE, DELIVERY_STAGE, OPENING_STAGE } from './remarks/stages';
import { bestAnswer } from './review-answers';
import {
  createSentencePicker,
  type Drawn,
  type Lists,
  REVIEWS_PER_PAGE,
  type Sentences,
  type Writer,
} from './sentence-picker';

/** What a text has to agree with. */
interface ReviewOpinion extends Omit<Writer, 'at'> {
  score: number;
  answers: AspectAnswers;
  hasPhoto: boolean;
}

const answered = (answers: AspectAnswers, isBest: boolean): ReviewAspect[] =>
  tableKeys<ReviewAspect>(answers).filter(
    (aspect) => (answers[aspect] === bestAnswer(aspect)) === isBest,
  );

/** What is said with the answers that are the best ones, or with those that are not. */
const saidOf = ({ said }: Remarks, answers: AspectAnswers, isBest: boolean): Sentences =>
  answered(answers, isBest).flatMap((aspect) => said[aspect]?.[(answers[aspect] ?? 0) - 1] ?? []);

/** First what is said of this kind of goods only. */
const praiseOf = (remarks: Remarks, answers: AspectAnswers): Lists => [
  [
    ...remarks.own.praise,
    ...answered(answers, true).flatMap((aspect) => remarks.own.best[aspect] ?? []),
  ],
  [...remarks.shared.praise, ...saidOf(remarks, answers, true)],
];

const flawsOf = ({ own, shared }: Remarks): Lists => [own.flaw, shared.flaw];
const faultsOf = ({ own, shared }: Remarks): Lists => [[...own.fault, ...shared.fault]];

/** How much a buyer writes: one sentence, two or three, or more. */
interface Form {
  further: readonly number[];
  /** Shares of the texts with a second opinion, with what it was bought for, and with a sentence of any goods. */
  butShare: number;
  plainShare: number;
  openingShare: number;
  deliveryShare: number;
  closingShare: number;
}

const shortForm: Form = {
  further: [0],
  butShare: 0.25,
  plainShare: 0,
  openingShare: 0,
  deliveryShare: 0,
  closingShare: 0.02,
};
const usualForm: Form = {
  further: [0, 1, 1],
  butShare: 0.5,
  plainShare: 0.45,
  openingShare: 0.05,
  deliveryShare: 0.1,
  closingShare: 0.1,
};
const longForm: Form = {
  further: [2, 3, 4],
  butShare: 0.7,
  plainShare: 0.75,
  openingShare: 0.2,
  deliveryShare: 0.25,
  closingShare: 0.25,
};
const forms: readonly Form[] = [
  ...Array.from({ length: 13 }, () => shortForm),
  ...Array.from({ length: 8 }, () => usualForm),
  ...Array.from({ length: 3 }, () => longForm),
];

/** The lists for the sentences that state the reviewer's opinion. */
function coreLists(
  random: Random,
  remarks: Remarks,
  { score, answers }: ReviewOpinion,
  { butShare }: Form,
): Lists[] {
  const notBest = saidOf(remarks, answers, false);
  const flaws = flawsOf(remarks);
  if (score === 5) return [praiseOf(remarks, answers)];
  const but = random.chance(butShare);
  if (score === 4) {
    const flaw = notBest.length > 0 ? [notBest] : random.chance(0.1) ? [general.flaw] : flaws;
    return [praiseOf(remarks, answers), ...(but ? [flaw] : [])];
  }
  if (score === 3) {
    const [own = [], ...others] = flaws;
    return [[[...notBest, ...own], ...others], ...(but ? [flaws] : [])];
  }
  return [[...faultsOf(remarks), general.fault], ...(but ? [[notBest]] : [])];
}

type Ending = (sentence: string, isLast: boolean) => string;

const replaceEnding = (sentence: string, ending: string): string =>
  sentence.replace(/[.!]$/, ending);

const plainEnding: Ending = (sentence) => sentence;

/** Ways in which a writer ends sentences. Most write full stops. */
const endingStyles: readonly Ending[] = [
  ...Array.from({ length: 11 }, () => plainEnding),
  (sentence, isLast) => (isLast ? replaceEnding(sentence, '!') : sentence),
  (sentence, isLast) => (isLast ? replaceEnding(sentence, '!') : sentence),
  (sentence) => replaceEnding(sentence, '!'),
  (sentence, isLast) => (isLast ? replaceEnding(sentence, '~') : sentence),
  (sentence, isLast) => (isLast ? replaceEnding(sentence, ' ㅎㅎ') : sentence),
  (sentence, isLast) => replaceEnding(sentence, isLast ? '' : '.'),
];

/** Share of the writers who write notes rather than polite sentences. */
const CLIPPED_SHARE = 0.1;

/**
 * The sentences in one style: polite where one of them has no clipped form or the text would be too short.
 * Complaints end with full stops.
 */
function styled(random: Random, sentences: readonly string[], score: number): string {
  const notes = random.chance(CLIPPED_SHARE) ? sentences.map(clipped) : [];
  const endSentence = score >= 4 ? random.pick(endingStyles) : plainEnding;
  const polite = sentences.map((sentence, at) =>
    endSentence(sentence, at === sentences.length - 1),
  );
  const isClipped = notes.length > 0 && notes.every((note) => note !== undefined);
  const text = (isClipped ? notes : polite).join(' ');
  return text.length < reviewTextLength.min ? sentences.join(' ') : text;
}

const lengthOf = (drawn: readonly Drawn[]): number =>
  drawn.map(({ text }) => text).join(' ').length;

/** Least length before the ending is written, which makes a text of one sentence at most two characters shorter. */
const LEAST_LENGTH = reviewTextLength.min + 2;

/** Share of the sentences about the kind of goods that are drawn while there are any, before those of its category. */
const OWN_FIRST_SHARE = 0.8;

/** Limit of attempts to write a text that no other review of the product has. */
const MAX_TRIES = 12;

/** Every product uses one of so many parts of the general sentences, so that neighbours in a list share few. */
const GENERAL_PARTS = 4;
/** The first reviews of a product, of which no two share a general sentence. */
const GENERAL_SPAN = 2 * REVIEWS_PER_PAGE;

/** Returns a function that writes the review texts of one product, each different from the others. */
export function createReviewWriter(random: Random, remarks: Remarks) {
  const pickerFor = createSentencePicker(random);
  const written = new Set<string>();
  const part = random.int(0, GENERAL_PARTS - 1);
  const partOf = (list: Sentences): Sentences =>
    list.filter((_, at) => at % GENERAL_PARTS === part);

  let at = 0;

  function writeText(opinion: ReviewOpinion): string {
    const { score, answers, hasPhoto } = opinion;
    const draw = pickerFor({ ...opinion, at });
    const drawn: Drawn[] = [];
    const form = hasPhoto ? random.pick([usualForm, longForm]) : random.pick(forms);
    const addGeneral = (share: number, list: Sentences, stage?: number) => {
      if (random.chance(share)) drawn.push(...draw([partOf(list)], { stage, span: GENERAL_SPAN }));
    };
    const opinions =
      score >= 4 ? praiseOf(remarks, answers) : score === 3 ? flawsOf(remarks) : faultsOf(remarks);
    const add = (lists: Lists) => {
      const isInOrder = random.chance(OWN_FIRST_SHARE);
      drawn.push(...draw(lists, { isInOrder, leastLength: form === shortForm ? LEAST_LENGTH : 0 }));
    };
    const [main = [], ...others] = coreLists(random, remarks, opinion, form);
    add(main);
    if (drawn.length === 0 && score >= 4)
      drawn.push(...draw([general.praise], { span: GENERAL_SPAN }));
    if (drawn.length === 0) drawn.push(...draw(main, { isNeeded: true }));
    for (const lists of others) add(lists);
    // There are fewer complaints than praise.
    const further = Math.min(random.pick(form.further), score >= 4 ? 4 : 1);
    for (let count = 0; count < further; count += 1) add(opinions);
    const plain: Lists = score >= 3 ? [remarks.own.plain, remarks.shared.plain] : [];
    if (random.chance(form.plainShare)) add(plain);
    addGeneral(form.openingShare, general.opening, OPENING_STAGE);
    addGeneral(form.deliveryShare, general.delivery, DELIVERY_STAGE);
    if (score >= 4) addGeneral(form.openingShare, general.praise);
    addGeneral(form.closingShare, score >= 4 ? general.glad : general.sorry, CLOSING_STAGE);
    for (const lists of [plain, opinions, plain])
      if (lengthOf(drawn) < LEAST_LENGTH) drawn.push(...draw(lists));
    if (lengthOf(drawn) < LEAST_LENGTH)
      drawn.push(...draw([general.delivery], { isNeeded: true, stage: DELIVERY_STAGE }));
    if (lengthOf(drawn) < LEAST_LENGTH)
      drawn.push(...draw([general.opening], { isNeeded: true, stage: OPENING_STAGE }));
    const sentences = drawn.sort((a, b) => a.stage - b.stage).map(({ text }) => text);
    return styled(random, sentences, score);
  }

  return (opinion: ReviewOpinion): string => {
    at += 1;
    let text = writeText(opinion);
    for (let tries = 1; written.has(text) && tries < MAX_TRIES; tries += 1)
      text = writeText(opinion);
    written.add(text);
    return text;
  };
}

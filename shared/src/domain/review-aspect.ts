import { tableKeys } from './table';
/** What a review can say besides its score; each is answered by one of three words, 1 to 3. */
export const reviewAspects = {
  SIZE: { name: '사이즈', words: ['작아요', '딱 맞아요', '커요'] },
  MATERIAL: { name: '소재', words: ['아쉬워요', '보통이에요', '좋아요'] },
  TASTE: { name: '맛', words: ['아쉬워요', '보통이에요', '맛있어요'] },
  USE: { name: '사용감', words: ['아쉬워요', '보통이에요', '만족해요'] },
} as const;

export type ReviewAspect = keyof typeof reviewAspects;

/** In the order in which they are shown. */
export const reviewAspectCodes = tableKeys<ReviewAspect>(reviewAspects);

/** Answers of one review. */
export type AspectAnswers = Partial<Record<ReviewAspect, number>>;

export const aspectWord = (aspect: ReviewAspect, answer: number): string =>
  reviewAspects[aspect].words[answer - 1] ?? '';

/** The aspects by the type of the product notice (상품정보제공고시), which the law divides goods into. */
const byNoticeType: readonly (readonly [RegExp, readonly ReviewAspect[]])[] = [
  [/의류|구두|신발/, ['SIZE', 'MATERIAL']],
  [/가방|침구|가구/, ['MATERIAL', 'USE']],
  [/식품|농수산물|농수축산물/, ['TASTE']],
];

/** What a review of goods with this product notice is asked about. */
export const aspectsOf = (noticeType: string): readonly ReviewAspect[] =>
  byNoticeType.find(([pattern]) => pattern.test(noticeType))?.[1] ?? ['USE'];

/** The answers that these goods are asked for; others are left out. */
export const answersFor = (noticeType: string, answers: AspectAnswers): AspectAnswers =>
  Object.fromEntries(
    aspectsOf(noticeType).flatMap((aspect) => {
      const answer = answers[aspect];
      return answer === undefined ? [] : [[aspect, answer]];
    }),
  );

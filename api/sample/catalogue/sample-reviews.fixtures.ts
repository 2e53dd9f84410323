import type { ReviewAspect } from '@shop/shared/domain';
import type { SampleGoods } from './goods';
import { createPlaces } from './places';
import { general } from './remarks';
import { clipped } from './remarks/endings';
import { bestAnswer } from './review-answers';
import { remarksOfGoods, reviewsOf } from './review-rows';
import { sampleShelf } from './shelf';

export const now = new Date('2026-11-21T03:00:00Z');
export const DAY_MS = 86_400_000;
const placeOf = createPlaces();
export const shelf = sampleShelf(placeOf, 1, 1_200, now);

/** The sentences of a review without `.`, `!` and the like, since the same sentence may end differently. */
const sentencesOf = (body: string) =>
  body
    .split(/(?<=[.!~]) | ㅎㅎ$/)
    .map(withoutEndMark)
    .filter(Boolean);
const withoutEndMark = (sentence: string) => sentence.replace(/[.!~]$/, '');

export const reviewed = shelf.map((goods) => ({
  goods,
  reviews: reviewsOf(goods, now, 1).reviews.map((row) => ({
    score: Number(row.score),
    body: String(row.body),
    sentences: sentencesOf(String(row.body)),
    answers: Object.entries((row.options as { aspects?: Record<string, number> }).aspects ?? {}),
    optionText: String(row.option_text),
    createdAt: row.created_at as Date,
    helpful: Number(row.helpful_cnt),
    photos: Number(row.photo_cnt),
  })),
}));
export type ReviewRow = (typeof reviewed)[number]['reviews'][number];
export const all = reviewed.flatMap(({ goods, reviews }) =>
  reviews.map((review) => ({ goods, ...review })),
);
/** For a message that names the review. */
export const named = ({ goods, body }: { goods: SampleGoods; body: string }) =>
  `${goods.row.goods_no} ${goods.row.name}: ${body}`;

/** The sentences of a list in polite and in clipped style; those with facts as the parts around the facts. */
export class Phrases {
  private readonly exact = new Set<string>();
  private readonly patterns: [start: string, end: string][] = [];

  constructor(list: readonly string[]) {
    for (const sentence of list.flatMap((one) => [one, clipped(one) ?? one]).map(withoutEndMark)) {
      const parts = sentence.split(/\{\w+\}/);
      if (parts.length === 1) this.exact.add(sentence);
      else this.patterns.push([parts[0] ?? '', parts.at(-1) ?? '']);
    }
  }

  /** Whether a sentence is one of the list, whatever its facts are. */
  has(sentence: string): boolean {
    return (
      this.exact.has(sentence) ||
      this.patterns.some(([start, end]) => sentence.startsWith(start) && sentence.endsWith(end))
    );
  }
}

export const generalPhrases = new Phrases(Object.values(general).flat());

const phrasesByGoods = new Map(
  shelf.map((goods) => {
    const { own, shared, said } = remarksOfGoods(goods);
    const byAnswer = (isBest: boolean) =>
      Object.entries(said).flatMap(([aspect, answers]) => {
        const lists: readonly (readonly string[])[] = answers ?? [];
        const best = bestAnswer(aspect as ReviewAspect);
        return lists.flatMap((list, at) => ((best === at + 1) === isBest ? list : []));
      });
    const ownBest = Object.values(own.best).flat();
    return [
      goods,
      {
        own: new Phrases([...own.praise, ...own.flaw, ...own.fault, ...own.plain, ...ownBest]),
        good: new Phrases([
          ...[...own.praise, ...ownBest, ...shared.praise, ...byAnswer(true)],
          ...[...general.praise, ...general.glad],
        ]),
        complaints: new Phrases([
          ...[...own.flaw, ...shared.flaw, ...own.fault, ...shared.fault, ...byAnswer(false)],
          ...[...general.flaw, ...general.fault],
        ]),
      },
    ];
  }),
);
export const phrasesOf = (goods: SampleGoods) => {
  const phrases = phrasesByGoods.get(goods);
  if (!phrases) throw new Error('The goods are not on the shelf.');
  return phrases;
};

export const byNewest = (a: ReviewRow, b: ReviewRow) =>
  b.createdAt.getTime() - a.createdAt.getTime();
export const byRecommended = (a: ReviewRow, b: ReviewRow) =>
  b.helpful - a.helpful || b.photos - a.photos || byNewest(a, b);

import { general } from './remarks';
import { remarksOfGoods, reviewsOf } from './review-rows';
import {
  all,
  byNewest,
  byRecommended,
  generalPhrases,
  named,
  now,
  Phrases,
  phrasesOf,
  reviewed,
  shelf,
} from './sample-reviews.fixtures';

describe('texts of sample reviews', () => {
  it('share no sentence with the review before them in the list', () => {
    const repeated = reviewed.flatMap(({ goods, reviews }) => {
      const newest = [...reviews].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      return newest.flatMap(({ sentences }, at) =>
        sentences
          .filter((sentence) => newest[at - 1]?.sentences.includes(sentence))
          .map((sentence) => `${goods.row.goods_no}: ${sentence}`),
      );
    });
    expect(repeated).toEqual([]);
  });

  it('repeat a sentence on a page of the list only where a score leaves no other', () => {
    const repeated = [byNewest, byRecommended].flatMap((order) =>
      reviewed.flatMap(({ reviews }) => {
        const sorted = [...reviews].sort(order);
        return sorted.flatMap(({ sentences }, at) => {
          const page = sorted.slice(at - (at % 10), at);
          return sentences.filter((sentence) =>
            page.some((earlier) => earlier.sentences.includes(sentence)),
          );
        });
      }),
    );
    expect(repeated.length).toBeLessThan(all.length / 200);
  });

  it('begin with the arrival and end with what the buyer wishes', () => {
    const closings = new Phrases([...general.glad, ...general.sorry]);
    const early = all.filter(({ sentences }) =>
      sentences.slice(0, -1).some((sentence) => closings.has(sentence)),
    );
    expect(early.map(named)).toEqual([]);
    const openings = new Phrases(general.opening);
    const late = all.filter(({ sentences }) =>
      sentences.slice(1).some((sentence) => openings.has(sentence)),
    );
    expect(late.map(named)).toEqual([]);
  });

  it('number hundreds for a best seller and a few for most goods', () => {
    const counts = reviewed.map(({ reviews }) => reviews.length).sort((a, b) => b - a);
    expect(counts[0]).toBeGreaterThan(500);
    expect(counts[11]).toBeGreaterThan(200);
    expect(counts[600]).toBeLessThan(15);
    const [first, second] = [...shelf].sort(
      (a, b) => Number(b.row.sales_cnt) - Number(a.row.sales_cnt),
    );
    expect(reviewed.find(({ goods }) => goods === first)?.reviews.length).toBeGreaterThan(200);
    expect(reviewed.find(({ goods }) => goods === second)?.reviews.length).toBeGreaterThan(200);
  });

  it('have short and long texts', () => {
    const lengths = all.map(({ body }) => body.length).sort((a, b) => a - b);
    const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
    expect(at(0.25)).toBeLessThan(35);
    expect(at(0.5)).toBeGreaterThan(30);
    expect(at(0.5)).toBeLessThan(70);
    expect(at(0.95)).toBeGreaterThan(100);
    const shareOf = (from: number, to: number) =>
      all.filter(({ sentences }) => sentences.length >= from && sentences.length <= to).length /
      all.length;
    expect(shareOf(1, 1)).toBeGreaterThan(0.2);
    expect(shareOf(2, 3)).toBeGreaterThan(0.35);
    expect(shareOf(4, 20)).toBeGreaterThan(0.1);
    expect(shareOf(4, 20)).toBeLessThan(0.3);
  });

  it('are mostly about the kind of goods, and in a fifth at most of what fits any goods', () => {
    const sentences = all.flatMap(({ goods, sentences: own }) =>
      own.map((sentence) => ({ goods, sentence })),
    );
    const ofAnyGoods = sentences.filter(({ sentence }) => generalPhrases.has(sentence));
    expect(ofAnyGoods.length / sentences.length).toBeLessThan(0.2);
    const ofKind = sentences.filter(({ goods, sentence }) => phrasesOf(goods).own.has(sentence));
    expect(ofKind.length / sentences.length).toBeGreaterThan(0.5);
  });

  it('share no sentence that fits any goods with the other first reviews of a product', () => {
    const repeated = [byNewest, byRecommended].flatMap((order) =>
      reviewed.flatMap(({ reviews }) => {
        const first = [...reviews].sort(order).slice(0, 20);
        const found = first
          .flatMap(({ sentences }) => sentences)
          .filter((sentence) => generalPhrases.has(sentence));
        return found.filter((sentence, at) => found.indexOf(sentence) !== at);
      }),
    );
    expect(repeated.length).toBeLessThan(all.length / 1_000);
  });

  it('have twenty sentences of praise or more for every kind of goods', () => {
    const byKind = new Map<string, Set<string>>();
    for (const goods of shelf) {
      const { own, shared } = remarksOfGoods(goods);
      const praise = byKind.get(goods.archetype.id) ?? new Set();
      for (const sentence of [own.praise, ...Object.values(own.best), shared.praise].flat())
        praise.add(sentence);
      byKind.set(goods.archetype.id, praise);
    }
    const few = [...byKind].filter(([, praise]) => praise.size < 20);
    expect(few.map(([kind, praise]) => `${kind}: ${praise.size}`)).toEqual([]);
  });

  it('are written by a few as notes, and without a smile under a complaint', () => {
    const notes = all.filter(({ body }) => /[음함됨임움김짐림]\.$/.test(body));
    expect(notes.length / all.length).toBeGreaterThan(0.03);
    expect(notes.length / all.length).toBeLessThan(0.12);
    const smiling = all.filter(({ score, body }) => score < 4 && /ㅎㅎ|~|!/.test(body));
    expect(smiling.map(named)).toEqual([]);
  });

  it('match the counts in the statistics of their goods', () => {
    for (const goods of shelf.slice(0, 100)) {
      const { reviews, files, stat } = reviewsOf(goods, now, 1);
      const scores = reviews.map(({ score }) => Number(score));
      const withPhotos = new Set(files.map(({ review_no: reviewNo }) => reviewNo));
      expect(stat).toMatchObject({
        review_cnt: reviews.length,
        score_sum: scores.reduce((sum, score) => sum + score, 0),
        cnt_5: scores.filter((score) => score === 5).length,
        photo_cnt: withPhotos.size,
      });
    }
  });

  it('have photos of eight different takes before a take is shown again', () => {
    for (const goods of shelf.slice(0, 200)) {
      const keys = reviewsOf(goods, now, 1).files.map(({ image_key: key }) => String(key));
      const takes = keys.map((key) => /-snap\d$/.exec(key)?.[0]);
      for (let at = 0; at + 8 <= takes.length; at += 1)
        expect(new Set(takes.slice(at, at + 8)).size).toBe(8);
    }
  });

  it('are the same every time', () => {
    const [first] = shelf;
    if (!first) throw new Error('The shelf is empty.');
    expect(reviewsOf(first, now, 1)).toEqual(reviewsOf(first, now, 1));
  });
});

import { type ReviewAspect, reviewTextLength } from '@shop/shared/domain';
import type { SampleGoods } from './goods';
import { createPlaces } from './places';
import { general } from './remarks';
import { clipped } from './remarks/endings';
import { bestAnswer } from './review-answers';
import { remarksOfGoods, reviewsOf } from './review-rows';
import { sampleShelf } from './shelf';

const now = new Date('2026-11-21T03:00:00Z');
const DAY_MS = 86_400_000;
const placeOf = createPlaces();
const shelf = sampleShelf(placeOf, 1, 1_200, now);

/** The sentences of a review without `.`, `!` and the like, since the same sentence may end differently. */
const sentencesOf = (body: string) =>
  body
    .split(/(?<=[.!~]) | ㅎㅎ$/)
    .map(withoutEndMark)
    .filter(Boolean);
const withoutEndMark = (sentence: string) => sentence.replace(/[.!~]$/, '');

const reviewed = shelf.map((goods) => ({
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
type ReviewRow = (typeof reviewed)[number]['reviews'][number];
const all = reviewed.flatMap(({ goods, reviews }) =>
  reviews.map((review) => ({ goods, ...review })),
);
/** For a message that names the review. */
const named = ({ goods, body }: { goods: SampleGoods; body: string }) =>
  `${goods.row.goods_no} ${goods.row.name}: ${body}`;

/** The sentences of a list in polite and in clipped style; those with facts as the parts around the facts. */
class Phrases {
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

const generalPhrases = new Phrases(Object.values(general).flat());

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
const phrasesOf = (goods: SampleGoods) => {
  const phrases = phrasesByGoods.get(goods);
  if (!phrases) throw new Error('The goods are not on the shelf.');
  return phrases;
};

const byNewest = (a: ReviewRow, b: ReviewRow) => b.createdAt.getTime() - a.createdAt.getTime();
const byRecommended = (a: ReviewRow, b: ReviewRow) =>
  b.helpful - a.helpful || b.photos - a.photos || byNewest(a, b);

const praisedMaterial = /(소재|원단|촉감|재료|겉감)\S* (좋|부드|고급|도톰|값보다 좋)|부드러워/;
const badMaterial =
  /(소재|원단|재료)[가이] (아쉬|약해|값에 비해)|보풀|까슬|뻣뻣해요|얇아요|거칠어서/;
const plainMaterial = /(소재|원단|촉감|겉감|재료)\S* (보통|특별하지|그럭저럭)|흔한/;
const praisedTaste = /맛있|입맛에도 맞|맛이 (깔끔|좋)|뒷맛도 좋/;
const badTaste = /입에는 맞지|맛이 (아쉬|별로)|기대한 맛은/;
const plainTaste = /맛은 (무난|보통|평범)/;

/** What a text must not say beside an answer, by aspect and answer. */
const contradictions: Record<string, Record<number, readonly RegExp[]>> = {
  SIZE: {
    1: [/딱 맞|잘 맞|알맞|크게 나|커요|헐렁|품이 남/],
    2: [/작아요|작게|끼어|크게 나|커요|헐렁|치수 (올려|내려)/],
    3: [/딱 맞|잘 맞|알맞|작아요|작게|끼어/],
  },
  MATERIAL: {
    1: [praisedMaterial, plainMaterial],
    2: [praisedMaterial, badMaterial],
    3: [plainMaterial, badMaterial],
  },
  TASTE: {
    1: [praisedTaste, plainTaste],
    2: [praisedTaste, badTaste],
    3: [plainTaste, badTaste],
  },
  USE: {
    1: [/만족|마음에 들|(?<!불)편해요|손이 가요|좋아해요|무난|(사용감|성능)은 보통/],
    2: [/(쓸수록|성능에|저도|내용에|소리에|쉬워서) 만족|마음에 들|실망|불편/],
    3: [/실망|불편|그저 그래|무난|별로|(사용감|성능)은 보통/],
  },
};

/** Nouns by which a text calls its goods (…코트예요), by archetype. */
const nounsOf: Record<string, readonly string[]> = {
  blouse: ['블라우스'],
  knit: ['니트'],
  cardigan: ['가디건'],
  shirt: ['셔츠'],
  't-shirt': ['티셔츠'],
  hoodie: ['후드', '옷'],
  dress: ['원피스'],
  skirt: ['스커트'],
  jeans: ['청바지'],
  coat: ['코트'],
  jacket: ['재킷'],
  puffer: ['패딩'],
  sneakers: ['스니커즈', '신발'],
  loafers: ['로퍼'],
  boots: ['부츠'],
  'tote-bag': ['토트백', '가방'],
  backpack: ['백팩', '가방'],
  wallet: ['지갑'],
  'running-shoes': ['러닝화', '신발'],
  kimchi: ['김치'],
  pot: ['냄비'],
  'frying-pan': ['프라이팬'],
  chair: ['의자'],
  sofa: ['소파'],
  laptop: ['노트북'],
  smartphone: ['스마트폰'],
  camera: ['카메라'],
};
const everyNoun = [...new Set(Object.values(nounsOf).flat())].sort((a, b) => b.length - a.length);
const callsGoods = new RegExp(`(${everyNoun.join('|')})(?:예요|이에요|임[. ]|치고|인데 )`, 'g');

/** What a text must not speak of, by archetype. */
const upper = /밑단|치맛자락|앉아 있어도|청바지예요/;
const lower = /어깨|소매|목둘레|겉에 걸치/;
const foreign: Record<string, RegExp> = {
  blouse: upper,
  knit: upper,
  cardigan: upper,
  shirt: upper,
  't-shirt': upper,
  hoodie: upper,
  coat: upper,
  jacket: upper,
  puffer: upper,
  skirt: lower,
  jeans: lower,
  book: /쓰기|세탁|사이즈/,
  wallet: /발볼|뒤꿈치|양말|밑창/,
};

describe('sample reviews', () => {
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

  it('speak of weeks and months in few texts, because most are written soon after delivery', () => {
    const timed = all.filter(({ body }) => /\d(주|개월)/.test(body));
    expect(timed.length / all.length).toBeLessThan(0.1);
    expect(timed.length).toBeGreaterThan(0);
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

  it('call the goods by no noun of another kind', () => {
    const strange = all.flatMap(({ goods, body }) => {
      const nouns = [...body.matchAll(callsGoods)].map(([, noun = '']) => noun);
      return nouns
        .filter((noun) => !nounsOf[goods.archetype.id]?.includes(noun))
        .map((noun) => `${goods.archetype.id} ${noun}: ${body}`);
    });
    expect(strange).toEqual([]);
  });

  it('are written by a few as notes, and without a smile under a complaint', () => {
    const notes = all.filter(({ body }) => /[음함됨임움김짐림]\.$/.test(body));
    expect(notes.length / all.length).toBeGreaterThan(0.03);
    expect(notes.length / all.length).toBeLessThan(0.12);
    const smiling = all.filter(({ score, body }) => score < 4 && /ㅎㅎ|~|!/.test(body));
    expect(smiling.map(named)).toEqual([]);
  });

  it('mention a season only in its months', () => {
    const monthOf = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).getUTCMonth() + 1;
    const strange = all.filter(({ body, createdAt }) => {
      const month = monthOf(createdAt);
      return (
        (/한여름|장마/.test(body) && (month < 5 || month > 9)) ||
        (/한겨울|영하|빙판|김장/.test(body) && month > 3 && month < 11)
      );
    });
    expect(strange.map(named)).toEqual([]);
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

  it('have the required length, and mention only options that were bought', () => {
    const wrong = all.filter(
      ({ body }) => body.length < reviewTextLength.min || /[{}]|undefined/.test(body),
    );
    expect(wrong.map(named)).toEqual([]);
    const unbought = all.filter(({ body, optionText }) =>
      [...body.matchAll(/(\S+) (?:색상|화분이)/g)].some(
        ([, name]) => !optionText.includes(`${name}`),
      ),
    );
    expect(unbought.map(named)).toEqual([]);
  });

  it('agree with their own answers', () => {
    const against = all.filter(({ body, answers }) =>
      answers.some(([aspect, answer]) =>
        contradictions[aspect]?.[answer]?.some((pattern) => pattern.test(body)),
      ),
    );
    expect(against.map(named)).toEqual([]);
  });

  it('agree with their stars', () => {
    const against = all.filter(({ goods, score, sentences }) => {
      const { good, complaints } = phrasesOf(goods);
      const praises = sentences.some((sentence) => good.has(sentence));
      const complains = sentences.some((sentence) => complaints.has(sentence));
      if (score === 5) return complains || !praises;
      return score === 4 ? !praises : praises || !complains;
    });
    expect(against.map(named)).toEqual([]);
  });

  it('have answers that fit their stars', () => {
    const best = all.filter(({ score }) => score === 5).flatMap(({ answers }) => answers);
    expect(best.every(([aspect, answer]) => bestAnswer(aspect as ReviewAspect) === answer)).toBe(
      true,
    );
    const shown = all.filter(({ answers }) => answers.length > 0);
    expect(shown.length / all.length).toBeGreaterThan(0.5);
  });

  it('fit the goods and who wears them', () => {
    const strange = all.filter(({ goods, body }) => foreign[goods.archetype.id]?.test(body));
    expect(strange.map(named)).toEqual([]);
    const heights = (category: string) =>
      all
        .filter(({ goods }) => goods.place.category === category)
        .flatMap(({ body }) => [...body.matchAll(/키 (\d+)cm/g)].map(([, cm]) => Number(cm)));
    expect(Math.max(...heights('fashion-women'))).toBeLessThanOrEqual(170);
    expect(Math.min(...heights('fashion-men'))).toBeGreaterThanOrEqual(164);
  });

  it('mention no longer use than the goods have been on sale', () => {
    const early = all.filter(({ goods, body, createdAt }) => {
      const days = (createdAt.getTime() - (goods.row.opened_at as Date).getTime()) / DAY_MS;
      const [, count, unit] = /(\d+)(주|개월)/.exec(body) ?? [];
      return count !== undefined && Number(count) * (unit === '주' ? 7 : 30) > days;
    });
    expect(early.map(named)).toEqual([]);
  });

  it('of goods for adults are about drinks', () => {
    const adult = all.filter(({ goods }) => goods.place.isAdult);
    expect(adult.length).toBeGreaterThan(0);
    const foreigners = adult.filter(({ goods, sentences }) => {
      const { own, shared, said } = remarksOfGoods(goods);
      const { best, ...ownLists } = own;
      const drinks = new Phrases([
        ...[ownLists, shared].flatMap((lists) => Object.values(lists)).flat(),
        ...[...(best.TASTE ?? []), ...(said.TASTE ?? []).flat()],
        ...Object.values(general).flat(),
      ]);
      return !sentences.every((sentence) => drinks.has(sentence));
    });
    expect(foreigners.map(named)).toEqual([]);
  });

  it('are the same every time', () => {
    const [first] = shelf;
    if (!first) throw new Error('The shelf is empty.');
    expect(reviewsOf(first, now, 1)).toEqual(reviewsOf(first, now, 1));
  });
});

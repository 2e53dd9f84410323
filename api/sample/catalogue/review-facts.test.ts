import { type ReviewAspect, reviewTextLength } from '@shop/shared/domain';
import { general } from './remarks';
import { bestAnswer } from './review-answers';
import { remarksOfGoods } from './review-rows';
import { all, DAY_MS, named, Phrases, phrasesOf } from './sample-reviews.fixtures';

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
  hoodie: ['후드'],
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
  it('speak of weeks and months in few texts, because most are written soon after delivery', () => {
    const timed = all.filter(({ body }) => /\d(주|개월)/.test(body));
    expect(timed.length / all.length).toBeLessThan(0.1);
    expect(timed.length).toBeGreaterThan(0);
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
});

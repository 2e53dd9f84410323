import type { SampleOptions, SampleSku } from './options';
import type { Random } from './random';

/** What a sentence can name; a fact that the purchase does not have is absent. */
export type ReviewFacts = Partial<Record<string, string | undefined>>;

/** Shortest and tallest buyers of each size, cm. */
const heights: Readonly<Record<string, readonly [number, number]>> = {
  'S(55)': [152, 160],
  'M(66)': [157, 166],
  'L(77)': [160, 170],
  'M(95)': [164, 171],
  'L(100)': [169, 176],
  'XL(105)': [173, 181],
  '2XL(110)': [177, 187],
};

/** Lightest and heaviest buyers of each size, kg. */
const weights: Readonly<Record<string, readonly [number, number]>> = {
  'S(55)': [43, 50],
  'M(66)': [50, 59],
  'L(77)': [58, 67],
  'M(95)': [56, 65],
  'L(100)': [64, 74],
  'XL(105)': [73, 84],
  '2XL(110)': [83, 96],
};

/** Option levels that sentences name, by placeholder. */
const levels: Readonly<Record<string, string>> = {
  colour: '색상',
  size: '사이즈',
  volume: '용량',
  pack: '구성',
  dimension: '크기',
  people: '인원',
  weightOfSet: '무게',
  thickness: '두께',
  count: '수량',
  storage: '저장 용량',
  memory: '메모리',
  grind: '분쇄',
  shade: '호수',
  switch: '스위치',
};

/** One of a pack, which no buyer mentions. */
const isSingle = (value: string | undefined): boolean => /^(단품|본품$|본체$|1)/.test(value ?? '');

const children = ['세 살', '네 살', '다섯 살', '여섯 살', '일곱 살'] as const;
const dogs = [
  '말티즈',
  '푸들',
  '시츄',
  '비숑',
  '포메라니안',
  '웰시코기',
  '진돗개',
  '닥스훈트',
] as const;
const cats = ['코숏', '러시안블루', '페르시안', '먼치킨', '치즈냥이', '샴', '노르웨이숲'] as const;

const boughtValue = ({ groups }: SampleOptions, sku: SampleSku, level: string) =>
  groups
    .find(({ name }) => name === level)
    ?.values.find(({ valueNo }) => sku.valueNos.includes(valueNo))?.name;

/** So many units of time, from two on; absent below two. */
const timeOf = (count: number, unit: string): string | undefined =>
  count < 2 ? undefined : `${count}${unit}`;

/**
 * What the text of a review can name.
 * @param heldDays days for which the buyer has had it
 */
export function factsOfReview(
  random: Random,
  options: SampleOptions,
  sku: SampleSku,
  heldDays: number,
): ReviewFacts {
  const bought = Object.fromEntries(
    Object.entries(levels).map(([key, level]) => [key, boughtValue(options, sku, level)]),
  );
  const between = (range: readonly [number, number] | undefined) =>
    range && String(random.int(...range));
  return {
    ...bought,
    size: bought.size?.replace(/\(.*\)/, ''),
    pack: isSingle(bought.pack) ? undefined : bought.pack,
    height: between(heights[bought.size ?? '']),
    weight: bought.weightOfSet ?? between(weights[bought.size ?? '']),
    child: random.pick(children),
    dog: random.pick(dogs),
    cat: random.pick(cats),
    weeks: timeOf(Math.min(8, Math.floor(heldDays / 7)), '주'),
    months: timeOf(Math.min(9, Math.floor(heldDays / 31)), '개월'),
  };
}

/** Whether the facts have a value for each placeholder of a sentence. */
export const isFillable = (facts: ReviewFacts, sentence: string): boolean =>
  !sentence.includes('{') ||
  [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => facts[name] !== undefined);

/** Replaces the placeholders of a sentence by the facts. */
export const fillPlaceholders = (facts: ReviewFacts, sentence: string): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

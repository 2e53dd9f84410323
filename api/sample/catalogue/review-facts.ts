import type { SampleOptions, SampleSku } from './options';
import type { Random } from './random';

/** What a sentence can name; a fact that the purchase does not have is absent. */
export type ReviewFacts = Partial<Record<string, string>>;

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
  const size = boughtValue(options, sku, '사이즈');
  const range = heights[size ?? ''];
  return {
    colour: boughtValue(options, sku, '색상'),
    size,
    height: range && String(random.int(...range)),
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

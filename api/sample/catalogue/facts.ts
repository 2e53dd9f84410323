import type { Category } from '../pictures';
import { materialOf, needsDryCleaning, washingOf } from './materials';
import type { SampleOptions } from './options';

/** Materials and sizes, for the specification and the notice table. */
export interface ArticleFacts {
  /** Undefined when the notice of this category has no row for the material. */
  material: string | undefined;
  washing: string;
  isDryCleaned: boolean;
  colours: string;
  sizes: string;
  /** Measures of each size, for what is worn. */
  measures: { key: string; value: string }[];
}

const worn = new Set<Category>(['fashion-women', 'fashion-men']);

/** Shoulder, chest and length in cm, increasing by size. */
const measureOf = (at: number, base: number): string =>
  `어깨 ${base + at * 2} · 가슴 ${base + 8 + at * 3} · 총장 ${base + 26 + at * 2} (cm)`;

export function factsOf(
  { category, archetype, name }: { category: Category; archetype: string; name: string },
  options: SampleOptions,
): ArticleFacts {
  const material = materialOf(archetype, name, worn.has(category));
  const sized = options.groups.filter(({ values }) => values.every(({ color }) => color === null));
  const sizes = sized.map(({ values }) => values.map(({ name }) => name).join(', ')).join(' / ');
  const base = category === 'fashion-men' ? 43 : 36;
  const sizeGroup = sized.find(({ name }) => name === '사이즈');
  return {
    material,
    washing: washingOf(archetype, material ?? '', name),
    isDryCleaned: worn.has(category) && needsDryCleaning(material ?? '', name),
    colours: options.colours.join(', ') || '단일 색상',
    sizes: sizes || '단일 구성',
    measures:
      worn.has(category) && sizeGroup
        ? sizeGroup.values.map(({ name }, at) => ({ key: name, value: measureOf(at, base) }))
        : [],
  };
}

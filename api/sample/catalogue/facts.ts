import type { Category } from '../pictures';
import type { SampleOptions } from './options';
import { randomOf } from './random';

/** Materials and sizes, for the specification and the notice table. */
export interface ArticleFacts {
  material: string;
  colours: string;
  sizes: string;
  /** Measures of each size, for what is worn. */
  measures: { key: string; value: string }[];
}

const materials: Partial<Record<Category, readonly string[]>> = {
  'fashion-women': [
    '면 100%',
    '폴리에스터 65%, 레이온 35%',
    '울 60%, 폴리에스터 40%',
    '면 70%, 폴리에스터 30%',
  ],
  'fashion-men': ['면 100%', '면 97%, 폴리우레탄 3%', '울 50%, 폴리에스터 50%', '나일론 100%'],
  'shoes-bags': ['소가죽', '합성가죽, 폴리에스터', '면 캔버스, 고무', '나일론, 소가죽 배색'],
  living: ['면, 폴리에스터', '원목, 철제', '자작나무 합판, 패브릭', '유리, 천연 왁스'],
  kitchen: ['스테인리스 304', '도자기', '알루미늄, 세라믹 코팅', '원목'],
  sports: ['폴리에스터, 고무', '알루미늄, 나일론', 'TPE', '탄소섬유, 합성고무'],
  kids: ['면 100%(무형광)', '너도밤나무, 수성 도료', 'PPSU, 실리콘', '폴리에스터(무독성 솜)'],
  'pet-hobby': ['폴리에스터, 메모리폼', '종이', '스프루스, 마호가니', '원목, 삼줄'],
};

const worn = new Set<Category>(['fashion-women', 'fashion-men']);

/** Shoulder, chest and length in cm, increasing by size. */
const measureOf = (at: number, base: number): string =>
  `어깨 ${base + at * 2} · 가슴 ${base + 8 + at * 3} · 총장 ${base + 26 + at * 2} (cm)`;

export function factsOf(goodsNo: number, category: Category, options: SampleOptions): ArticleFacts {
  const random = randomOf(`facts ${goodsNo}`);
  const sized = options.groups.filter(({ values }) => values.every(({ color }) => color === null));
  const sizes = sized.map(({ values }) => values.map(({ name }) => name).join(', ')).join(' / ');
  const base = category === 'fashion-men' ? 43 : 36;
  const sizeGroup = sized.find(({ name }) => name === '사이즈');
  return {
    material: random.pick(materials[category] ?? ['상품 표시사항 참고']),
    colours: options.colours.join(', ') || '단일 색상',
    sizes: sizes || '단일 구성',
    measures:
      worn.has(category) && sizeGroup
        ? sizeGroup.values.map(({ name }, at) => ({ key: name, value: measureOf(at, base) }))
        : [],
  };
}

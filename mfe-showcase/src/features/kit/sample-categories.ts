import type { CategoryRoot } from '@shop/shared/contracts';

const root = (
  categoryNo: number,
  name: string,
  icon: string,
  children: CategoryRoot['children'],
): CategoryRoot => ({
  categoryNo,
  name,
  icon,
  image: { key: 'd/fruit-box-4-15003-hero', tone: [4, 2], alt: '' },
  children,
});

/* Categories of the examples, three levels deep. */
export const sampleCategories: readonly CategoryRoot[] = [
  root(1, '패션의류', 'shirt', [
    {
      categoryNo: 11,
      name: '아우터',
      children: [
        { categoryNo: 111, name: '코트' },
        { categoryNo: 112, name: '재킷' },
      ],
    },
    { categoryNo: 12, name: '니트', children: [{ categoryNo: 121, name: '가디건' }] },
  ]),
  root(2, '식품', 'apple', [
    {
      categoryNo: 21,
      name: '과일',
      children: [
        { categoryNo: 211, name: '사과' },
        { categoryNo: 212, name: '포도' },
      ],
    },
  ]),
];

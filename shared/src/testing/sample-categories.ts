import type { CategoryRoot } from '@shop/shared/contracts';

const image: CategoryRoot['image'] = { key: 'category/1', tone: [1, 2], alt: '' };

/** Two top categories, three levels deep. */
export const sampleCategories: CategoryRoot[] = [
  {
    categoryNo: 1,
    name: '패션의류',
    icon: 'shirt',
    image,
    children: [{ categoryNo: 11, name: '아우터', children: [{ categoryNo: 111, name: '코트' }] }],
  },
  {
    categoryNo: 2,
    name: '식품',
    icon: 'apple',
    image,
    children: [{ categoryNo: 21, name: '과일', children: [{ categoryNo: 211, name: '사과' }] }],
  },
];

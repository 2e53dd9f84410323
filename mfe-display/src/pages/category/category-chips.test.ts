import { categoryChips } from './category-chips';

const image = { key: 'c', tone: [0, 1] as [number, number], alt: '' };
const names = (chips: { name: string }[]) => chips.map(({ name }) => name);

test('offers the children of a category after 전체', () => {
  const chips = categoryChips({
    categoryNo: 10,
    name: '식품',
    breadcrumb: [{ categoryNo: 10, name: '식품' }],
    children: [{ categoryNo: 11, name: '라면', image, goodsCount: 3 }],
    siblings: [{ categoryNo: 20, name: '패션' }],
  });
  expect(names(chips)).toEqual(['전체', '라면']);
  expect(chips[0]?.categoryNo).toBe(10);
});

test('offers the siblings of a leaf category, with its parent as 전체', () => {
  const chips = categoryChips({
    categoryNo: 111,
    name: '봉지라면',
    breadcrumb: [
      { categoryNo: 11, name: '라면' },
      { categoryNo: 111, name: '봉지라면' },
    ],
    children: [],
    siblings: [
      { categoryNo: 111, name: '봉지라면' },
      { categoryNo: 112, name: '컵라면' },
    ],
  });
  expect(chips.map(({ categoryNo }) => categoryNo)).toEqual([11, 111, 112]);
});

test('includes the category among its siblings when the data omits it', () => {
  const chips = categoryChips({
    categoryNo: 111,
    name: '봉지라면',
    breadcrumb: [{ categoryNo: 111, name: '봉지라면' }],
    children: [],
    siblings: [{ categoryNo: 112, name: '컵라면' }],
  });
  expect(names(chips)).toEqual(['봉지라면', '컵라면']);
});

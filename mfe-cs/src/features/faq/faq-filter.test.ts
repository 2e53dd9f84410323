import { faqPath, readFaqFilter } from './faq-filter';

const read = (query: string) => readFaqFilter(new URLSearchParams(query));

test('reads category and keyword from the query string', () => {
  const filter = { category: 'CLAIM', q: '환불 언제' } as const;
  expect(read(faqPath(filter).split('?')[1] ?? '')).toEqual(filter);
  expect(faqPath({ category: undefined, q: '' })).toBe('/cs/faq');
});

test('ignores an unknown category and truncates a long keyword', () => {
  for (const category of ['GIFT', 'toString', ''])
    expect(read(`category=${category}`).category).toBeUndefined();
  expect(read(`q=${'가'.repeat(80)}`).q).toHaveLength(50);
});

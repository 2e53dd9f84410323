import { faqPath, readFaqFilter } from './faq-filter';

const read = (query: string) => readFaqFilter(new URLSearchParams(query));

test('the address keeps category and words', () => {
  const filter = { category: 'CLAIM', q: '환불 언제' } as const;
  expect(read(faqPath(filter).split('?')[1] ?? '')).toEqual(filter);
  expect(faqPath({ category: undefined, q: '' })).toBe('/cs/faq');
});

test('what nobody offers means all, and words have an end', () => {
  for (const category of ['GIFT', 'toString', ''])
    expect(read(`category=${category}`).category).toBeUndefined();
  expect(read(`q=${'가'.repeat(80)}`).q).toHaveLength(50);
});

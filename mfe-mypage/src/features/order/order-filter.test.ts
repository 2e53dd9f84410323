import { orderFilterPath, readOrderFilter } from './order-filter';

const read = (text: string) => readOrderFilter(new URLSearchParams(text));

test('defaults to all states of the last three months', () => {
  expect(read('')).toEqual({ months: 3, state: 'all', q: '' });
});

test.each([
  'months=7',
  'months=-1',
  'months=abc',
  'state=nonsense',
  'months=9999&state=%00',
  'from=2026-02-30x&to=2026-01-01',
  'from=2026-03-01&to=2026-01-01',
])('falls back to the default for an unknown value: %s', (text) =>
  expect(read(text)).toEqual({ months: 3, state: 'all', q: '' }),
);

test.each([
  { months: 1, state: 'shipping', q: '' },
  { months: 12, state: 'all', q: '원피스 & 코트' },
  { months: 3, state: 'claims', q: '' },
  { months: 3, state: 'all', q: '', span: { from: '2026-01-05', to: '2026-02-01' } },
] as const)('restores a filter from its own URL: %o', (filter) => {
  expect(readOrderFilter(new URL(orderFilterPath(filter), 'http://shop').searchParams)).toEqual(
    filter,
  );
});

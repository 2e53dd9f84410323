import { createPathTable } from './path-table';

test('an encoded path needs a login like the path it decodes to', () => {
  const { needsLogin } = createPathTable({ order: ['/basket!'], mypage: ['/mypage!'] });
  expect(needsLogin('/%62asket')).toBe(true);
  expect(needsLogin('/mypage%2Forder')).toBe(true);
  expect(needsLogin('/%E0%A4%A')).toBe(false);
});

test('leads a path to the longest prefix, in whatever order the remotes declare theirs', () => {
  const nested = { display: ['/goods/lists'], goods: ['/goods', '/goods/lists/old*'] } as const;
  const table = createPathTable(nested);
  expect(['/goods/1', '/goods/lists/2', '/goods/lists/older'].map(table.ownerOf)).toEqual([
    'goods',
    'display',
    'goods',
  ]);
});

import { ownerOf, remotes } from './remotes';

test.each([
  ['/main', 'display'],
  ['/searchResult', 'display'],
  ['/goods/detail', 'goods'],
  ['/products', 'display'],
  ['/markup/SB-MO-PD-0301-product', 'display'],
  ['/markup/SB-MO-PD-0401-default', 'goods'],
  ['/markup/corner/hot-deal', 'display'],
  ['/markup/skeleton-product-detail', 'goods'],
  ['/markup/SB-MO-OR-0101-no-address', 'order'],
])('%s belongs to %s', (path, owner) => expect(ownerOf(path)).toBe(owner));

test.each(['/', '/mainframe', '/markup', '/markup/guide/tab', '/markup/SB-MO-CM-0101-dialog'])(
  '%s is the shell’s',
  (path) => expect(ownerOf(path)).toBeUndefined(),
);

it('has no prefix below another, so that each path has one owner', () => {
  const prefixes = Object.values(remotes).flat();
  const nested = prefixes.filter((path) =>
    prefixes.some((other) => path !== other && path.startsWith(`${other}/`)),
  );
  expect({ nested, count: new Set(prefixes).size }).toEqual({ nested: [], count: prefixes.length });
});

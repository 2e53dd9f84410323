import { ownerOf } from './remotes';

test.each([
  ['/main', 'display'],
  ['/searchResult', 'display'],
  ['/goods/detail', 'goods'],
  ['/markup/corner/hot-deal', 'display'],
  ['/markup/skeleton-product-detail', 'goods'],
  ['/markup/SB-MO-OR-0101-no-address', 'order'],
])('%s belongs to %s', (path, owner) => expect(ownerOf(path)).toBe(owner));

test.each(['/', '/mainframe', '/markup', '/markup/guide/tab', '/markup/SB-MO-CM-0101-dialog'])(
  '%s is the shell’s',
  (path) => expect(ownerOf(path)).toBeUndefined(),
);

import { flagOf } from './query-flags';

test.each([
  ['isStack=Y', true],
  ['isStack=true', true],
  ['isStack=1', true],
  ['isStack=N', false],
  ['isStack=false', false],
  ['isStack=0', false],
  ['isStack=', undefined],
  ['isStack=yes', undefined],
  ['isstack=Y', undefined],
  ['', undefined],
])('%s says %p', (query, flag) => expect(flagOf(new URLSearchParams(query), 'isStack')).toBe(flag));

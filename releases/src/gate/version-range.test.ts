import { isInRange } from './version-range';

it.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.2.0', '^0.1.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.0-beta', '^1.0.0', false],
])('version %s is in range %s: %s', (version, range, isIn) => {
  expect(isInRange(version, range)).toBe(isIn);
});

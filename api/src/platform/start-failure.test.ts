import { startFailure } from './start-failure';

test.each([
  [Object.assign(new Error('write failed'), { code: 'ENOSPC' })],
  [{ name: 'ErrnoError', errno: 51 }],
  [new Error('could not extend file: No space left on device')],
])('describes a full disk in one sentence: %p', (error) => {
  expect(startFailure(error)).toMatch(/^The disk is full\./);
});

test('keeps the message of other errors, and describes a plain object', () => {
  expect(startFailure(new Error('Port 3001 is taken.'))).toBe('Port 3001 is taken.');
  expect(startFailure({ errno: 2 })).toBe('A file could not be read or written (errno 2).');
  expect(startFailure('no')).toBe('no');
});

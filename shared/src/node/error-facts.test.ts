import fs from 'node:fs';
import { codeOf, messageOf } from './error-facts';

const thrownBy = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

it('reads an error of Node', () => {
  const error = thrownBy(() => fs.readFileSync('/no such file'));
  expect(codeOf(error)).toBe('ENOENT');
  expect(messageOf(error)).toMatch(/^ENOENT: no such file/);
});

it.each([
  [new Error('no'), 'no'],
  ['text', 'text'],
  [null, 'null'],
  [undefined, 'undefined'],
])('takes anything that is thrown: %p', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
  expect(codeOf(thrown)).toBeUndefined();
});

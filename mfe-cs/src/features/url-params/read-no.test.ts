import { readNo } from './read-no';

test('reads positive integers only', () => {
  const no = (text: string) => readNo(new URLSearchParams(`no=${text}`), 'no');
  expect(no('12')).toBe(12);
  for (const text of ['0', '-1', '1.5', '1e3', 'x', '']) expect(no(text)).toBeUndefined();
});

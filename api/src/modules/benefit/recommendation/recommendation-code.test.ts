import { createSecrets } from '../../../platform/secrets';
import { codeOfMember, memberOfCode } from './recommendation-code';

const secrets = createSecrets('a secret of the test');

it('gives every member another code that leads back to the member', () => {
  const codes = Array.from({ length: 2_000 }, (_, memberNo) => codeOfMember(secrets, memberNo));
  expect(new Set(codes).size).toBe(2_000);
  expect(codes.map((code) => memberOfCode(secrets, code))).toEqual(codes.map((_, at) => at));
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code))).toBe(true);
});

it('reads a code however it is typed', () => {
  const code = codeOfMember(secrets, 1);
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
  expect(memberOfCode(secrets, typed)).toBe(1);
  expect(memberOfCode(secrets, code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(1);
});

it.each(['', '1234567', '123456789', 'UUUUUUUU', '가나다라마바사아'])('%j is no code', (typed) => {
  expect(memberOfCode(secrets, typed)).toBeNull();
});

it('is another code under another secret', () => {
  expect(codeOfMember(createSecrets('another'), 1)).not.toBe(codeOfMember(secrets, 1));
});

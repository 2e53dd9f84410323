import fc from 'fast-check';
import { scrubbed } from './scrub';

test.each([
  ['김하늘 010-1234-5678 로', '김하늘 [number] 로'],
  ['01012345678', '[number]'],
  ['카드 1234 5678 9012 3456', '카드 [number]'],
  ['mail a.b+c@example.co.kr!', 'mail [mail]!'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_', 'jwt [token]'],
  ['failed https://shop.test/x?lid=secret now', 'failed [address] now'],
  ['no /goods?name=kim&sort=new here', 'no /goods?name=[value]&sort=[value] here'],
  [
    "Cannot read properties of undefined (reading 'x')",
    "Cannot read properties of undefined (reading 'x')",
  ],
  ['status 404 in 3', 'status 404 in 3'],
])('%j', (text, clean) => {
  expect(scrubbed(text, 200)).toBe(clean);
});

test('limits the length and leaves no run of eight digits', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.stringMatching(/^\d{8,16}$/),
      fc.nat(80),
      (text, digits, most) => {
        const clean = scrubbed(`${text} ${digits} ${text}`, most);
        expect(clean.length).toBeLessThanOrEqual(most);
        expect(clean).not.toMatch(/\d{8}/);
      },
    ),
  );
});

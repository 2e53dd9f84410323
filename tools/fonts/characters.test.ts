import fs from 'node:fs';
import path from 'node:path';
import { planFiles, unicodeRange } from './characters.mjs';

const styleSheet = fs.readFileSync(
  path.resolve(
    __dirname,
    '../../shared/node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
  ),
  'utf8',
);
const plan = planFiles(styleSheet);

test('puts every Korean syllable into exactly one file', () => {
  const syllables = plan
    .flatMap((file) => file.codes)
    .filter((code) => code >= 0xac00 && code <= 0xd7a3);
  expect(syllables).toHaveLength(11172);
  expect(new Set(syllables).size).toBe(11172);
});

test('puts the characters of every page into the core file', () => {
  const core = new Set(plan[0]?.codes);
  const words =
    '장바구니 바로구매 할인율 20% 판매가 12,900원 무료배송 쿠폰적용가 최대혜택가 도착 예정 결제하기 ㄱㅎ';
  expect([...words].filter((letter) => !core.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(core.size).toBeLessThan(1400);
});

test('merges consecutive code points into one range', () => {
  expect(unicodeRange([65, 66, 67, 80])).toBe('U+41-43,U+50');
});

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

test('every Korean syllable is in exactly one file, so that no other is fetched for it', () => {
  const syllables = plan
    .flatMap((file) => file.codes)
    .filter((code) => code >= 0xac00 && code <= 0xd7a3);
  expect(syllables).toHaveLength(11172);
  expect(new Set(syllables).size).toBe(11172);
});

test('the core holds the words that every page shows', () => {
  const core = new Set(plan[0]?.codes);
  const words =
    '장바구니 바로구매 할인율 20% 판매가 12,900원 무료배송 쿠폰적용가 최대혜택가 도착 예정 결제하기 ㄱㅎ';
  expect([...words].filter((letter) => !core.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(core.size).toBeLessThan(1400);
});

test('neighbouring code points become one range', () => {
  expect(unicodeRange([65, 66, 67, 80])).toBe('U+41-43,U+50');
});

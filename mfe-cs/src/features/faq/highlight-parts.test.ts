import { highlightParts } from './highlight-parts';

const marked = (text: string, words: string) =>
  highlightParts(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test('marks every match and keeps the whole text', () => {
  expect(marked('배송지를 바꾸고 싶어요. 새 배송지', '배송지 싶어')).toBe(
    '[배송지]를 바꾸고 [싶어]요. 새 [배송지]',
  );
});

test('prefers the longer keyword and ignores spacing and case', () => {
  expect(marked('환불 예정 금액을 봐요', '환불예정금액 환불')).toBe('[환불 예정 금액]을 봐요');
  expect(marked('ID당 수량', 'id')).toBe('[ID]당 수량');
});

test('treats regular expression characters as literals', () => {
  expect(marked('5% (최대)', '% (')).toBe('5[%] [(]최대)');
  expect(marked('배송', '')).toBe('배송');
});

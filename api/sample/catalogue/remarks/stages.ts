/**
 * The order in which buyers tell of goods, by the words of a sentence: why they bought it, how it arrived, how it looks, what it
 * is made of, its size, what else there is to say, its use over time, its price, what others think.
 */
const stages: readonly (readonly [RegExp, number])[] = [
  [/(샀어요|골랐어요|주문했어요|바꿨어요|필요했어요|찾았어요|준비했어요|선물이에요)\.$/, 0.5],
  [/\{weeks\}|\{months\}|세탁|한 달|두 달|일주일|며칠|아침마다|매일|튼튼|새것|손이 가/, 6],
  [/받았어요|들어 있었|포장|상자|검수|그대로의 상품이 왔/, 1],
  [/가격|값|할인|쿠폰|싸게|쌌어요/, 7],
  [/사이즈|치수|핏|품이|크기|맞아요|맞네요|커요|작아요|무게|가벼|무거/, 4],
  [/소재|원단|촉감|겉감|두께|마감|박음질|실밥|재료|안쪽|살에 닿|맛|향|냄새/, 3],
  [/색|사진|화면|설명|상세|실물|모양|예뻐/, 2],
  [/가족|친구|주변|권할|다시|진작|보람|잘했다|평이 좋은/, 8],
];

export const OPENING_STAGE = 0;
export const DELIVERY_STAGE = 1;
const OTHER_STAGE = 5;
export const CLOSING_STAGE = 9;

/** @param sentence with its placeholders */
export const stageOf = (sentence: string): number =>
  stages.find(([words]) => words.test(sentence))?.[1] ?? OTHER_STAGE;

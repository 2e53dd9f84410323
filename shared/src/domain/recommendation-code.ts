/** `invalid1`: not a code. `invalid2`: the member's own. The specification shows the states, not the rule. */
export type RecommendationCodeProblem = 'invalid1' | 'invalid2';

export const recommendationCodeTexts: Record<RecommendationCodeProblem, string> = {
  invalid1: '추천 코드는 영문 대문자와 숫자 8자리예요. 다시 확인해 주세요.',
  invalid2: '내 추천 코드는 사용할 수 없어요. 다른 분의 코드를 입력해 주세요.',
};

/** As people copy it: blanks, hyphens and small letters are forgiven. */
export const recommendationCodeOf = (text: string): string =>
  text.replace(/[\s-]/g, '').toUpperCase();

/** Undefined when the code can be sent; whether somebody has it, the api knows. Letters that look like digits are none. */
export function recommendationCodeProblem(
  text: string,
  ownCode = '',
): RecommendationCodeProblem | undefined {
  const code = recommendationCodeOf(text);
  if (!/^[A-HJ-NP-Z2-9]{8}$/.test(code)) return 'invalid1';
  return code === recommendationCodeOf(ownCode) ? 'invalid2' : undefined;
}

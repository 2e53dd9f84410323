/** The topics of a sentence (size, colour, delivery …), found by its keywords. */
const topics: readonly RegExp[] = [
  /배송|포장|상자|도착|기사님|완충재|송장|싸서 왔|싸여 왔/,
  /가격|값|할인|쿠폰|포인트|싸게|쌌|싸요|브랜드/,
  /설명|사진|상세|화면|안내문|후기|문의|판매자|고객센터/,
  /색/,
  /냄새|향/,
  /소리|소음|조용|알림음/,
  /가벼|가볍|무거/,
  /크기|자리|작아|작은|커요|큰 것/,
  /사이즈|치수|핏|품이|맞아요|맞네요|작게|끼어|헐렁/,
  /소재|원단|촉감|겉감|재료|살에 닿/,
  /맛/,
  /세탁|빨|설거지|씻|닦|말라|마르|말려/,
  /배터리|충전/,
  /마감|박음질|실밥|이음새/,
  /튼튼|뜯어|벗겨|헐거|느슨|멀쩡|새것|약해|망가/,
  /추천|다시|두 번째|또 |처음|진작|재구매|세 통째|떨어지면|바꿨어요|장만|고장/,
  /엄마|부모님|아버지|남편|아내|아들|딸|친정|시댁|시어머니|동생|친구|가족|조카|첫째|둘째|쌍둥이|선물|혼자|식구|할머니|동료|자취|신혼/,
  /\{(weeks|months)\}|한 달|두 달|일주일|며칠|하루|받은 날|받은 지|두 번 쓰고/,
  /뚜껑|지퍼/,
  /만족|마음에/,
  /주머니/,
  /뒤꿈치|발등|발볼/,
  /자기 전|잠들|새벽|밤에/,
  /허리/,
  /손잡이/,
  /커피|카페/,
  /사무실|회사|출근/,
  /냉장고|국물|찌개|볶|부쳐|보쌈/,
  /소매|시보리/,
];

const topicsBySentence = new Map<string, number>();

/**
 * The topics of a sentence, one bit each (at most 31). Sentences with a common bit repeat or contradict one another
 * in one review. The sentence is the unfilled one: there are few, and each is read once.
 */
export function topicsOf(sentence: string): number {
  const before = topicsBySentence.get(sentence);
  if (before !== undefined) return before;
  const bits = topics.reduce((sum, topic, at) => sum + (topic.test(sentence) ? 2 ** at : 0), 0);
  topicsBySentence.set(sentence, bits);
  return bits;
}

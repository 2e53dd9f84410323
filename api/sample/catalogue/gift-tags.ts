import type { Category } from '../pictures';

/** Recipients and occasions that goods suit as a present, by archetype. */
const giftsOf: Readonly<Record<string, string>> = {
  wallet: '남자친구 여자친구 부모님 생일 선물',
  perfume: '남자친구 여자친구 친구 생일 크리스마스 선물',
  earbuds: '남자친구 여자친구 생일 입학 선물',
  smartwatch: '남자친구 남편 부모님 생일 선물',
  lipstick: '여자친구 아내 친구 생일 선물',
  'hand-cream': '여자친구 친구 동료 답례 선물',
  'tote-bag': '여자친구 아내 엄마 생일 선물',
  candle: '여자친구 친구 집들이 생일 선물',
  towels: '집들이 답례 돌 선물',
  mug: '친구 동료 집들이 결혼 선물',
  tumbler: '친구 동료 답례 생일 선물',
  plates: '집들이 결혼 신혼 선물',
  plant: '집들이 개업 선물',
  nuts: '부모님 어버이날 명절 선물',
  'fruit-box': '부모님 명절 추석 설날 선물',
  'meat-pack': '부모님 명절 추석 설날 선물',
  plush: '아이 조카 어린이날 크리스마스 선물',
  blocks: '아이 조카 어린이날 크리스마스 선물',
  'baby-bodysuit': '출산 백일 돌 선물',
};

/** Kinds whose goods are presents only when they are packed as one. */
const packedOnly: readonly Category[] = ['food'];

/** Search words of goods that are presents; none for others. */
export function giftTagsOf(category: Category, archetype: string, name: string): string[] {
  const tags = giftsOf[archetype];
  if (!tags || (packedOnly.includes(category) && !name.includes('선물'))) return [];
  return ['선물', tags];
}

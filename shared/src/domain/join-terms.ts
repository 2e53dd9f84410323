import { tableKeys } from './table';

/**
 * What a customer agrees to when they join. None is preselected. The optional ones are channels of
 * advertising, each of which can be withdrawn alone (정보통신망법 §50).
 */
export const joinTerms = {
  AGE: { title: '만 14세 이상이에요', isRequired: true },
  SERVICE: { title: '이용약관에 동의해요', isRequired: true },
  PRIVACY: { title: '개인정보 수집·이용에 동의해요', isRequired: true },
  CARD: { title: '카드사에서 회원 정보를 받는 데 동의해요', isRequired: true },
  SOCIAL: { title: '로그인 서비스에서 회원 정보를 받는 데 동의해요', isRequired: true },
  MARKETING_PUSH: { title: '혜택 소식을 앱 알림으로 받을게요', isRequired: false },
  MARKETING_SMS: { title: '혜택 소식을 문자로 받을게요', isRequired: false },
  MARKETING_EMAIL: { title: '혜택 소식을 이메일로 받을게요', isRequired: false },
} as const;
export type JoinTerm = keyof typeof joinTerms;

/** How a customer who joins has signed in. */
export type JoinWay = 'CARD' | 'SOCIAL';

/** The terms of who joins in this way: data comes from one of the two only. */
export const joinTermsOf = (way: JoinWay): JoinTerm[] =>
  tableKeys<JoinTerm>(joinTerms).filter((code) => code !== (way === 'CARD' ? 'SOCIAL' : 'CARD'));

/** Channels of advertising, which a member may allow and forbid at any time. */
export const marketingTerms = ['MARKETING_PUSH', 'MARKETING_SMS', 'MARKETING_EMAIL'] as const;
export type MarketingTerm = (typeof marketingTerms)[number];

/** 개인정보보호법 §22-2: younger ones need a parent's consent, which the shop does not take. */
export const MIN_JOIN_AGE = 14;

/** First character of the customer number → ME001 member type and its name (spec section 6). */
export const memberTypes = {
  '0': { mbrType: '10', name: '일반회원' },
  '1': { mbrType: '20', name: '가족 준회원' },
  J: { mbrType: '30', name: '법인 준회원' },
} as const;

export type MemberTypeCode = keyof typeof memberTypes;

/** ME001 of somebody without a token. */
export const NON_MEMBER_TYPE = '99';

/** Addresses one member may keep. */
export const MAX_ADDRESSES = 20;

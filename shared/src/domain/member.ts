import { isTableKey } from './table';
/**
 * First character of the customer number → ME001 member type and its name (spec section 6 defines
 * 0, 1 and J). Ours: C is a channel associate; any other character is E, another kind of customer.
 */
export const memberTypes = {
  '0': { mbrType: '10', name: '일반회원' },
  '1': { mbrType: '20', name: '가족 준회원' },
  J: { mbrType: '30', name: '법인 준회원' },
  C: { mbrType: '40', name: '채널 준회원' },
  E: { mbrType: '50', name: '기타 회원' },
} as const;

export type MemberTypeCode = keyof typeof memberTypes;

/** ME001 without a token. */
export const NON_MEMBER_TYPE = '99';

/** ME001: member types, and 99 for visitors who are not signed in. */
export type MemberType = (typeof memberTypes)[MemberTypeCode]['mbrType'] | typeof NON_MEMBER_TYPE;

/** The member type of a customer number, by its first character. */
export const memberTypeCodeOf = (cno: string): MemberTypeCode => {
  const first = cno.charAt(0);
  return isTableKey<MemberTypeCode>(memberTypes, first) ? first : 'E';
};

/**
 * The token's claim `mbrDc`: MBR is a regular member (spec section 6). Ours: associates are ASC.
 */
export const mbrDcOf = (typeCode: MemberTypeCode): 'MBR' | 'ASC' =>
  typeCode === '0' ? 'MBR' : 'ASC';

/** Maximum number of addresses of a member. */
export const MAX_ADDRESSES = 20;

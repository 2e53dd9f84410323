/** Terms, policies and consents that the shop publishes: 901–911, and those of an order, 503–506. */
export const termCodes = [
  '901',
  '902',
  '903',
  '904',
  '905',
  '906',
  '907',
  '908',
  '909',
  '910',
  '911',
  '503',
  '504',
  '505',
  '506',
] as const;
export type TermCode = (typeof termCodes)[number];

/** The terms without which nobody is a member: changed materially, they are agreed to anew. */
export const membershipTermCodes = ['901', '904'] as const satisfies readonly TermCode[];
export type MembershipTermCode = (typeof membershipTermCodes)[number];

/** Days for which a change is announced before it applies (약관규제법, 전자금융거래법). */
export const announcedDays = (isAdverse: boolean): number => (isAdverse ? 30 : 7);

export const isTermCode = (text: string): text is TermCode =>
  termCodes.some((code) => code === text);

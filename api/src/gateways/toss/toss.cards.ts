/**
 * Card companies by our code: their name in the SDK, and the issuers (docs.tosspayments.com/codes/org-codes) whose
 * cards are theirs. BC runs the cards of several banks. The mall's own card is issued by the card company that
 * runs the mall.
 */
const companies: Readonly<Record<string, { name: string; issuers: readonly string[] }>> = {
  OWN: { name: 'LOTTE', issuers: ['71'] },
  SH: { name: 'SHINHAN', issuers: ['41'] },
  KB: { name: 'KOOKMIN', issuers: ['11'] },
  SS: { name: 'SAMSUNG', issuers: ['51'] },
  HD: { name: 'HYUNDAI', issuers: ['61'] },
  HN: { name: 'HANA', issuers: ['21'] },
  BC: { name: 'BC', issuers: ['31', '33', '3K'] },
  NH: { name: 'NONGHYEOP', issuers: ['91'] },
};

/** The company's name in the SDK; undefined for one that cannot be chosen in advance. */
export const tossCompanyOf = (cardCd: string): string | undefined => companies[cardCd]?.name;

/** Our code of an issuer; the given code when it is none of ours. */
export const cardOfIssuer = (issuerCode: string): string =>
  Object.entries(companies).find(([, { issuers }]) => issuers.includes(issuerCode))?.[0] ??
  issuerCode;

/** What a member has given and agreed to before, once for all orders. */
export interface CustomsAndTerms {
  /** 개인통관고유부호; null until it was entered. */
  pccc: string | null;
  hasAgreedFinance: boolean;
}

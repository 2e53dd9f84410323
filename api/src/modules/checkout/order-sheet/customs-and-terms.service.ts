import {
  maskPccc,
  type OrderConsentCode,
  pcccProblem,
  plainPccc,
  requiredConsents,
} from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { refused } from '../../../platform/errors';
import type { Secrets } from '../../../platform/secrets';
import { saveCustomsCode } from '../../member/profile';
import type { CustomsAndTerms } from './customs-and-terms';
import type { PricedSheet } from './sheet.pricing';

const keptRow = z.object({ pcccEnc: z.string().nullable(), hasAgreedFinance: z.boolean() });

export async function readCustomsAndTerms(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
): Promise<CustomsAndTerms> {
  const { pcccEnc, hasAgreedFinance } = await db.one(
    keptRow,
    sql`
    select (select c.pccc_enc from member_customs c where c.member_no = ${memberNo}) as pccc_enc,
      exists (select from member_terms t where t.member_no = ${memberNo} and t.code = 'FINANCE')
        as has_agreed_finance`,
  );
  return { pccc: pcccEnc === null ? null : secrets.open(pcccEnc), hasAgreedFinance };
}

const hasOverseas = ({ lines }: Pick<PricedSheet, 'lines'>): boolean =>
  lines.some(({ sellable }) => sellable.goodsType === 'OVERSEAS');

/** The consents that this sheet requires of this member. */
export const consentsOf = (priced: Pick<PricedSheet, 'lines'>, customsAndTerms: CustomsAndTerms) =>
  requiredConsents({
    hasPartnerGoods: priced.lines.some(({ sellable }) => sellable.isBrokerSale),
    hasOverseas: hasOverseas(priced),
    isFirstPayment: !customsAndTerms.hasAgreedFinance,
  });

export const customsOf = (
  priced: Pick<PricedSheet, 'lines'>,
  { pccc }: CustomsAndTerms,
): { maskedPccc: string | null } | null =>
  hasOverseas(priced) ? { maskedPccc: pccc === null ? null : maskPccc(pccc) } : null;

/**
 * The customs code of an order: the entered one, or the one kept from before; null when none is needed.
 * @throws AppError 422 `PCCC`
 */
export function customsCodeFor(
  priced: PricedSheet,
  customsAndTerms: CustomsAndTerms,
  entered: string | undefined,
): string | null {
  if (!hasOverseas(priced)) return null;
  if (!entered && customsAndTerms.pccc !== null) return customsAndTerms.pccc;
  const problem = pcccProblem(entered ?? '');
  if (problem) throw refused('PCCC', `${problem}.`);
  return plainPccc(entered ?? '');
}

/** Keeps what was given with an order: the customs code sealed, and the terms of the first payment. */
export async function recordCustomsAndTerms(
  tx: Tx,
  secrets: Secrets,
  memberNo: number,
  given: { pccc: string | null; consents: readonly OrderConsentCode[] },
  now: Date,
): Promise<void> {
  if (given.pccc !== null) {
    await saveCustomsCode(tx, secrets, memberNo, given.pccc, now);
  }
  if (given.consents.includes('FINANCE')) {
    await tx.run(sql`
      insert into member_terms (member_no, code, agreed_at) values (${memberNo}, 'FINANCE', ${now})
      on conflict do nothing`);
  }
}

import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import type { ChargedCard } from '../../../ports';
import type { Payment } from './payment.repository';

const nameRow = z.object({ name: z.string() });

const isAsChosen = (payment: Payment, charged: ChargedCard): boolean =>
  payment.cardCd === charged.cardCd &&
  payment.installmentMonths === charged.installmentMonths &&
  payment.isInterestFree === charged.isInterestFree;

/** Whether a coupon of the order is only for the chosen card. */
const dependsOnCard = (tx: Tx, orderNo: string) =>
  tx.maybe(
    foundRow,
    sql`
    select true as found from member_coupon m join coupon c using (coupon_no)
    where m.order_no = ${orderNo} and c.kind = 'CARD' limit 1`,
  );

/**
 * Compares the charged card with the chosen one. The request to the gateway names the
 * chosen card and months, but the shopper may be able to change them there. The charged card is stored.
 * @returns false when the price was only for the chosen card company
 */
export async function acceptCard(
  tx: Tx,
  deps: Deps,
  payment: Payment,
  charged: ChargedCard | undefined,
): Promise<boolean> {
  const { paymentNo, orderNo, claimNo, cardCd } = payment;
  if (payment.method !== 'CARD' || !charged || isAsChosen(payment, charged)) return true;
  const isOtherCompany = charged.cardCd !== cardCd;
  if (isOtherCompany && claimNo === null && (await dependsOnCard(tx, orderNo))) return false;
  deps.log.warn({ paymentNo, isOtherCompany }, 'the charged card differs from the chosen one');
  const company = await tx.maybe(
    nameRow,
    sql`select name from card_company where card_cd = ${charged.cardCd}`,
  );
  await tx.run(sql`
    update payment set card_cd = ${charged.cardCd}, card_name = ${company?.name ?? '다른 카드'},
      installment_months = ${charged.installmentMonths}, interest_free = ${charged.isInterestFree}
    where payment_no = ${paymentNo}`);
  return true;
}

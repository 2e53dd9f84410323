import { sumWon } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { remainingPoints } from '../../../pricing';
import { takeBack } from '../../benefit/point';
import type { ItemRow } from '../order';
import type { ClaimLine } from './claim.repository';

/**
 * Points that confirmed lines earned for the returned pieces go back, never below a balance of 0. What
 * was taken and what could not be taken are stored with the claim.
 * @param confirmed the confirmed lines as they were before the return
 */
export async function takeEarnedBack(
  tx: Tx,
  { claimNo, memberNo }: { claimNo: string; memberNo: number },
  confirmed: readonly ItemRow[],
  returned: readonly ClaimLine[],
  now: Date,
): Promise<void> {
  const owedWon = sumWon(
    confirmed.map(({ itemNo, qty, canceledQty, earnPointWon }) => {
      const gone = returned.find((line) => line.itemNo === itemNo)?.qty ?? 0;
      const keptQty = qty - canceledQty;
      return (
        remainingPoints(earnPointWon, keptQty, qty) -
        remainingPoints(earnPointWon, keptQty - gone, qty)
      );
    }),
  );
  if (owedWon === 0) return;
  const takenWon = await takeBack(tx, {
    ...{ memberNo, kind: 'POINT', amountWon: owedWon, orderNo: null, now },
    title: '반품·교환한 상품의 구매확정 적립을 돌려받았어요',
    key: `unearn:${claimNo}`,
  });
  await tx.run(sql`
    update claim_amount set earned_taken_won = ${takenWon}, earned_missing_won = ${owedWon - takenWon}
    where claim_no = ${claimNo}`);
}

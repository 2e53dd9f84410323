import type { CallReply, eventCalls } from '@shop/shared/contracts';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, refused } from '../../../platform/errors';
import { findAddress } from '../../member/address';
import { isTaxed, winOf } from './event.view';
import { claimWin, findWin } from './prize.repository';

export interface Claim {
  winNo: number;
  memberNo: number;
  addressNo: number;
  isTaxAgreed: boolean;
}

/**
 * Records where won goods are sent to.
 * @throws AppError 404, also for another member's prize or address | 409 `EVENT_CLAIMED` |
 *   422 `EVENT_CLAIM_ENDED` | `EVENT_TAX`
 */
export async function claimPrize(
  { db, secrets, clock }: Deps,
  { winNo, memberNo, addressNo, isTaxAgreed }: Claim,
): Promise<CallReply<typeof eventCalls.claim>> {
  const now = clock.now();
  const row = await db.tx(async (tx) => {
    const win = await findWin(tx, winNo);
    if (win?.memberNo !== memberNo || win.claimUntil === null)
      throw notFound('당첨 내역을 찾을 수 없어요.');
    const address = await findAddress(tx, secrets, memberNo, addressNo);
    if (!address) throw notFound('배송지를 찾을 수 없어요. 배송지를 다시 골라 주세요.');
    if (isTaxed(win) && !isTaxAgreed)
      throw refused('EVENT_TAX', '제세공과금 안내에 동의해야 상품을 받을 수 있어요.');
    const { receiverName, receiverPhone, zip, road, detail } = address;
    const addressEnc = secrets.seal(
      JSON.stringify({ receiverName, receiverPhone, zip, road, detail }),
    );
    if (!(await claimWin(tx, { winNo, memberNo, addressEnc, now }))) {
      if (win.claimUntil <= now)
        throw refused('EVENT_CLAIM_ENDED', '배송지를 입력할 수 있는 기간이 지났어요.');
      throw conflict('EVENT_CLAIMED', '배송지를 이미 입력했어요.');
    }
    return { ...win, claimedAt: now };
  });
  return { win: winOf(row, now) };
}

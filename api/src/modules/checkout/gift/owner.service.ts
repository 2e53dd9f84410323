import type { CallInput, giftCalls } from '@shop/shared/contracts';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { invalid } from '../../../platform/errors';
import { requestGiftExchange, requestGiftReturn, withdrawGiftClaim } from '../claim';
import { type GiftRow, giftHasMoved } from '../gift-state';
import { confirmItem } from '../order-history';
import {
  assertPass,
  assertState,
  giftOfToken,
  type Holder,
  lockByToken,
  ownsAddress,
} from './gift.reader';

/** Only who accepted the gift or entered its address, since the sender can open the link, too. */
function assertOwner(gift: GiftRow, holder: Holder): void {
  assertPass(holder);
  assertState(gift, 'ADDRESS_DONE');
  if (!ownsAddress(gift, holder) || gift.isVoucher) throw giftHasMoved();
}

const asOwner = <T>(
  deps: Deps,
  holder: Holder,
  work: (tx: Tx, gift: GiftRow) => Promise<T>,
): Promise<T> =>
  deps.db.tx(async (tx) => {
    const gift = await lockByToken(tx, holder.token);
    assertOwner(gift, holder);
    return work(tx, gift);
  });

/** 구매확정. @throws AppError 404 for a line of another order | 409 `STATE` */
export async function confirmGift(deps: Deps, holder: Holder, itemNo: number): Promise<void> {
  // That it has its address does not change any more.
  const gift = await giftOfToken(deps.db, holder.token);
  assertOwner(gift, holder);
  await confirmItem(deps, gift.senderNo, itemNo, { actor: 'receiver', orderNo: gift.orderNo });
}

/** 반품 or 교환. @throws AppError as `requestGiftReturn` and `requestGiftExchange` */
export const claimGift = (
  deps: Deps,
  holder: Holder,
  itemNo: number,
  { kind, skuNo, detail = '', ...body }: CallInput<typeof giftCalls.claim>['body'],
): Promise<void> =>
  asOwner(deps, holder, (tx, gift) => {
    const request = { ...body, detail, itemNo };
    if (kind === 'RETURN') return requestGiftReturn(tx, deps, gift, request);
    if (skuNo === undefined)
      throw invalid([{ path: 'skuNo', message: '교환할 옵션을 골라 주세요.' }]);
    return requestGiftExchange(tx, deps, gift, { ...request, skuNo });
  });

/** 신청 철회. @throws AppError 404 | 409 `STATE` */
export const withdrawClaimOfGift = (deps: Deps, holder: Holder, claimNo: string): Promise<void> =>
  asOwner(deps, holder, (tx, gift) => withdrawGiftClaim(tx, gift, claimNo, deps.clock.now()));

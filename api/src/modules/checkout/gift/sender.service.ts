import type { ReceivedGift, SentGift } from '@shop/shared/contracts';
import { paths } from '@shop/shared/contracts';
import { MAX_GIFT_RESENDS } from '@shop/shared/domain';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError } from '../../../platform/errors';
import { required } from '../../../platform/required';
import { refundGift } from '../claim';
import {
  findSentGift,
  type GiftOrder,
  type GiftRow,
  giftHeadOf,
  moveGift,
  newToken,
  queueMessage,
  readReceived,
  readSent,
  sentGiftOf,
  tokenOf,
} from '../gift-state';
import { readItems, readStatuses } from '../order';
import { assertState, giftNotFound, lockWithOrder } from './gift.reader';

/** The orders of gifts, by two statements for all of them. */
async function ordersOf(
  { db }: Deps,
  gifts: readonly GiftRow[],
): Promise<(gift: GiftRow) => GiftOrder> {
  const orderNos = gifts.map(({ orderNo }) => orderNo);
  const items = await readItems(db, orderNos);
  const statuses = await readStatuses(db, orderNos);
  return ({ orderNo }) => ({
    status: required(statuses.get(orderNo), 'order of the gift'),
    items: items.filter((item) => item.orderNo === orderNo),
  });
}

/** 보낸 선물 */
export async function sentGifts(deps: Deps, memberNo: number): Promise<SentGift[]> {
  const gifts = await readSent(deps.db, memberNo);
  const orderOf = await ordersOf(deps, gifts);
  return gifts.map((gift) => sentGiftOf(deps.secrets, gift, orderOf(gift)));
}

const urlOf = ({ secrets }: Deps, gift: GiftRow): string => {
  const token = tokenOf(secrets, gift);
  return gift.state === 'ADDRESS_DONE' || gift.state === 'ACCEPTED'
    ? paths.giftDetail(token)
    : paths.giftAccept(token);
};

/** 받은 선물 */
export async function receivedGifts(deps: Deps, memberNo: number): Promise<ReceivedGift[]> {
  const gifts = await readReceived(deps.db, memberNo);
  const orderOf = await ordersOf(deps, gifts);
  return gifts.map((gift) => ({
    ...giftHeadOf(deps.secrets, gift, orderOf(gift)),
    url: urlOf(deps, gift),
  }));
}

const linkOf = (deps: Deps, tokenEnc: string): string =>
  new URL(paths.giftAccept(deps.secrets.open(tokenEnc)), deps.config.publicUrl).href;

async function findOwn(deps: Deps, memberNo: number, giftNo: string): Promise<GiftRow> {
  const gift = await findSentGift(deps.db, memberNo, giftNo);
  if (!gift) throw giftNotFound();
  return gift;
}

/** The link, to hand it on. @throws AppError 404 | 409 `STATE` before it is sent or once the gift has ended */
export async function giftLink(
  deps: Deps,
  memberNo: number,
  giftNo: string,
): Promise<{ url: string }> {
  const gift = await findOwn(deps, memberNo, giftNo);
  assertState(gift, 'SENT', 'ACCEPTED');
  return { url: linkOf(deps, gift.tokenEnc) };
}

/** 선물 취소. @returns the claim, and what goes back by the payment @throws AppError 404 | 409 `STATE` */
export async function cancelGift(
  deps: Deps,
  memberNo: number,
  giftNo: string,
): Promise<{ claimNo: string; refundWon: number }> {
  const found = await findOwn(deps, memberNo, giftNo);
  return deps.db.tx(async (tx) => {
    const gift = await lockWithOrder(tx, found);
    const by = {
      actor: `member:${memberNo}`,
      reason: '선물 취소',
      now: deps.clock.now(),
    } as const;
    await moveGift(tx, gift, 'CANCELED', by);
    return refundGift(tx, gift, 'CHANGED_MIND', by);
  });
}

/**
 * 다시 보내기: a new link, at most three times; the one before stops to work, and a lock is lifted.
 * @throws AppError 404 | 409 `STATE` | 429 `GIFT_RESEND_LIMIT`
 */
export async function resendGift(
  deps: Deps,
  memberNo: number,
  giftNo: string,
): Promise<{ url: string; resendsLeft: number }> {
  const found = await findOwn(deps, memberNo, giftNo);
  return deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const gift = await lockWithOrder(tx, found);
    assertState(gift, 'SENT');
    if (gift.resends >= MAX_GIFT_RESENDS)
      throw new AppError(
        429,
        'GIFT_RESEND_LIMIT',
        `선물은 ${MAX_GIFT_RESENDS}번까지 다시 보낼 수 있어요.`,
      );
    const { hash, sealed } = newToken(deps.secrets);
    const resends = gift.resends + 1;
    await tx.run(sql`
      update gift set token_hash = ${hash}, token_enc = ${sealed}, resends = ${resends}, tries = 0, locked_at = null
      where gift_no = ${giftNo}`);
    await queueMessage(tx, { giftNo, key: `gift:${giftNo}:sent:${resends}`, now });
    return { url: linkOf(deps, sealed), resendsLeft: MAX_GIFT_RESENDS - resends };
  });
}

import type { Queryable, Tx } from '../../../platform/db/db';
import { AppError, notFound } from '../../../platform/errors';
import { required } from '../../../platform/required';
import {
  findByToken,
  type GiftOrder,
  type GiftRow,
  giftHasMoved,
  lockGift,
  secretHash,
} from '../gift-state';
import { findOrder, lockOrder, readItems } from '../order';

/** A caller that reads or changes a gift by its link. */
export interface Holder {
  token: string;
  /** Of the browser's pass; undefined before the phone number is checked. */
  pass: string | undefined;
  /** The signed-in member. */
  memberNo: number | undefined;
}

export const giftNotFound = () => notFound('선물을 찾을 수 없어요.');

const unknown = () =>
  new AppError(404, 'GIFT_UNKNOWN', '선물을 찾을 수 없어요. 받은 링크를 다시 확인해 주세요.');

/** The order of a gift with its lines. */
export async function giftOrderOf(
  db: Queryable,
  { senderNo, orderNo }: Pick<GiftRow, 'senderNo' | 'orderNo'>,
): Promise<GiftOrder> {
  const { status } = required(await findOrder(db, senderNo, orderNo), 'order of the gift');
  return { status, items: await readItems(db, [orderNo]) };
}

/** @throws AppError 404 `GIFT_UNKNOWN`, the same for a link that never was and one that was replaced */
export async function giftOfToken(db: Queryable, token: string): Promise<GiftRow> {
  const gift = await findByToken(db, secretHash(token));
  if (!gift) throw unknown();
  return gift;
}

/** Locks the order and then the gift, as every change does. */
export async function lockWithOrder(
  tx: Tx,
  { senderNo, orderNo }: Pick<GiftRow, 'senderNo' | 'orderNo'>,
): Promise<GiftRow> {
  await lockOrder(tx, senderNo, orderNo);
  return required(await lockGift(tx, orderNo), 'gift of the order');
}

/** The gift of a link, locked. @throws AppError 404 `GIFT_UNKNOWN` when the link was replaced meanwhile */
export async function lockByToken(tx: Tx, token: string): Promise<GiftRow> {
  const gift = await lockWithOrder(tx, await giftOfToken(tx, token));
  if (gift.tokenHash !== secretHash(token)) throw unknown();
  return gift;
}

/** @throws AppError 403 `GIFT_CLOSED` before the phone number is checked */
export function assertPass({ pass }: Holder): string {
  if (pass === undefined)
    throw new AppError(403, 'GIFT_CLOSED', '휴대폰 번호 뒤 네 자리를 먼저 확인해 주세요.');
  return pass;
}

/** @throws AppError 409 `STATE` when the gift is in none of these states */
export function assertState({ state }: GiftRow, ...states: readonly GiftRow['state'][]): void {
  if (!states.includes(state)) throw giftHasMoved();
}

/**
 * Whether this caller entered the address or accepted the gift. Only they see the address, since the sender knows
 * the link and the phone number too.
 */
export const ownsAddress = (gift: GiftRow, { pass, memberNo }: Holder): boolean =>
  (memberNo !== undefined && gift.acceptedBy === memberNo) ||
  (pass !== undefined && gift.shippingPassHash === secretHash(pass));

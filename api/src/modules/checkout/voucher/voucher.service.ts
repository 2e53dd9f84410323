import { randomInt } from 'node:crypto';
import { extendedExpiry, formatPin, voucherExpiry } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/errors';
import { emit } from '../../../platform/outbox';
import { newNo } from '../../../platform/public-number';
import { required } from '../../../platform/required';
import { hashCode } from '../../benefit/code';
import { extendGiftCard, insertGiftCard, voidGiftCards } from '../../benefit/point';
import { type MovedBy, type MovedForReason, recordMove, recordMoves } from '../history';
import { lockOrderRow } from '../order';
import { voucherSpent } from './voucher.events';
import {
  cancelUnused,
  type DueLine,
  findByPin,
  findVoucher,
  insertVoucher,
  readDueLines,
  type VoucherRow,
} from './voucher.repository';

const surplusRow = z.object({ surplus: z.number() });
const usedRow = z.object({ voucherNo: z.string(), itemNo: z.number() });

/** 16 digits, printed in groups. The first is not 0, so that no reader drops it. */
const newPin = (): string =>
  `${randomInt(1, 10)}${Array.from({ length: 15 }, () => randomInt(10)).join('')}`;

async function issueOne(
  { secrets }: Deps,
  tx: Tx,
  orderNo: string,
  line: DueLine,
  now: Date,
): Promise<string> {
  const kind = line.goodsType === 'GIFT_CARD' ? 'GIFT_CARD' : 'ECOUPON';
  const pin = newPin();
  const pinHash = hashCode(secrets, formatPin(pin));
  const expiresAt = voucherExpiry(kind, now);
  const faceWon = kind === 'GIFT_CARD' ? line.listPrice : null;
  const voucherNo = newNo('V');
  await insertVoucher(tx, {
    ...{ voucherNo, orderNo, itemNo: line.itemNo, memberNo: line.memberNo, kind },
    ...{ pinEnc: secrets.seal(pin), pinHash, faceWon, issuedAt: now, expiresAt },
  });
  if (faceWon !== null) {
    await insertGiftCard(tx, { numberHash: pinHash, amountWon: faceWon, expiresAt });
  }
  return voucherNo;
}

/**
 * Issues the vouchers of a paid order, one for each piece that is not canceled. A repeat issues nothing.
 * The order's row lock decides between this and a cancel at the same moment.
 */
export async function issueVouchers(deps: Deps, tx: Tx, orderNo: string): Promise<void> {
  const now = deps.clock.now();
  await lockOrderRow(tx, orderNo);
  const issued: string[] = [];
  for (const line of await readDueLines(tx, orderNo)) {
    for (let at = 0; at < line.missing; at += 1)
      issued.push(await issueOne(deps, tx, orderNo, line, now));
  }
  const moves = issued.map(
    (ref) => ({ machine: 'voucher', ref, from: null, to: 'USABLE', actor: 'system' }) as const,
  );
  await recordMoves(tx, moves, now);
}

const alreadyUsed = () =>
  conflict('STATE', '이미 사용하거나 등록한 모바일 쿠폰은 취소할 수 없어요.');

/**
 * Voids the vouchers of canceled pieces, `firstNo` before the others. Call it with the order locked, after `canceled_qty` has grown.
 * @throws AppError 409 `STATE` when more pieces are canceled than are unused
 */
export async function cancelVouchers(
  tx: Tx,
  itemNo: number,
  by: MovedBy,
  firstNo?: string,
): Promise<void> {
  const { surplus } = await tx.one(
    surplusRow,
    sql`
    select greatest(count(v.voucher_no) filter (where v.state <> 'CANCELED') - (i.qty - i.canceled_qty), 0)::int as surplus
    from order_item i left join voucher v using (item_no) where i.item_no = ${itemNo}
    group by i.item_no`,
  );
  if (surplus === 0) return;
  const canceled = await cancelUnused(tx, itemNo, surplus, firstNo);
  if (canceled.length < surplus) throw alreadyUsed();
  const hashes = canceled.filter(({ kind }) => kind === 'GIFT_CARD').map(({ pinHash }) => pinHash);
  if ((await voidGiftCards(tx, hashes)) < hashes.length) throw alreadyUsed();
  const { actor, reason } = by;
  const moves = canceled.map(
    ({ voucherNo: ref }) =>
      ({ machine: 'voucher', ref, from: 'USABLE', to: 'CANCELED', actor, reason }) as const,
  );
  await recordMoves(tx, moves, by.now);
  await emit(tx, voucherSpent, { itemNo });
}

/** Records the use of a voucher. */
const recordUse = (
  tx: Tx,
  { voucherNo }: z.infer<typeof usedRow>,
  { actor, reason, now }: MovedBy,
): Promise<void> => {
  const move = { machine: 'voucher', ref: voucherNo, from: 'USABLE', to: 'USED' } as const;
  return recordMove(tx, { ...move, actor, reason }, now);
};

/** The voucher with this code, without a lock. */
export const findByCode = (
  { secrets }: Deps,
  db: Queryable,
  code: string,
): Promise<VoucherRow | undefined> => findByPin(db, hashCode(secrets, code));

/**
 * Uses a voucher of goods, once. Locks its order first, as every change does.
 * @param by `reason` names the place
 * @returns the line it belongs to; undefined when it was not usable
 */
export async function takeVoucher(
  tx: Tx,
  { voucherNo, orderNo }: VoucherRow,
  by: MovedForReason,
): Promise<{ itemNo: number } | undefined> {
  await lockOrderRow(tx, orderNo);
  const used = await tx.maybe(
    usedRow,
    sql`
    update voucher set state = 'USED', used_at = ${by.now}, used_place = ${by.reason}
    where voucher_no = ${voucherNo} and kind = 'ECOUPON' and state = 'USABLE' and expires_at > ${by.now}
    returning voucher_no, item_no`,
  );
  if (used) await recordUse(tx, used, by);
  return used;
}

/** Takes a use back. @returns whether the voucher was used */
export async function untakeVoucher(
  tx: Tx,
  { voucherNo, orderNo }: VoucherRow,
  { actor, reason, now }: MovedForReason,
): Promise<boolean> {
  await lockOrderRow(tx, orderNo);
  const changed = await tx.run(sql`
    update voucher set state = 'USABLE', used_at = null, used_place = null
    where voucher_no = ${voucherNo} and state = 'USED'`);
  const move = { machine: 'voucher', ref: voucherNo, from: 'USED', to: 'USABLE' } as const;
  if (changed > 0) await recordMove(tx, { ...move, actor, reason }, now);
  return changed > 0;
}

/**
 * A partner's shop takes a voucher for good: perhaps it was the last of its line.
 * @returns whether it was usable
 */
export const redeemVoucher = (deps: Deps, pin: string, place: string): Promise<boolean> =>
  deps.db.tx(async (tx) => {
    const found = await findByCode(deps, tx, pin);
    const by = { actor: 'partner', reason: place, now: deps.clock.now() } as const;
    const used = found && (await takeVoucher(tx, found, by));
    if (used) await emit(tx, voucherSpent, { itemNo: used.itemNo });
    return used !== undefined;
  });

/** The gift card with this number was registered: its voucher is used. */
export async function useGiftCard(tx: Tx, numberHash: string, now: Date): Promise<void> {
  const used = await tx.maybe(
    usedRow,
    sql`
    update voucher set state = 'USED', used_at = ${now}, used_place = '상품권 등록'
    where pin_hash = ${numberHash} and kind = 'GIFT_CARD' and state = 'USABLE'
    returning voucher_no, item_no`,
  );
  if (!used) return;
  await recordUse(tx, used, { actor: 'system', reason: '상품권 등록', now });
  await emit(tx, voucherSpent, { itemNo: used.itemNo });
}

/** A voucher with its order locked, as every change does. @throws AppError 404 also for another member's */
async function lockOwnVoucher(tx: Tx, memberNo: number, voucherNo: string): Promise<VoucherRow> {
  const voucher = await findVoucher(tx, memberNo, voucherNo);
  if (!voucher) throw notFound('모바일 쿠폰을 찾을 수 없어요.');
  await lockOrderRow(tx, voucher.orderNo);
  return required(await findVoucher(tx, memberNo, voucherNo), 'voucher behind the lock');
}

/** 기한 연장. @throws AppError 404 | 409 `STATE` */
export async function extendVoucher(
  deps: Deps,
  memberNo: number,
  voucherNo: string,
): Promise<{ expiresAt: string }> {
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    const voucher = await lockOwnVoucher(tx, memberNo, voucherNo);
    const expiresAt = extendedExpiry(voucher.issuedAt, voucher.expiresAt, now);
    if (voucher.state !== 'USABLE' || !expiresAt)
      throw conflict('STATE', '지금은 기한을 연장할 수 없는 쿠폰이에요.');
    await tx.run(sql`
      update voucher set expires_at = ${expiresAt}, notified_days = null where voucher_no = ${voucherNo}`);
    if (voucher.kind === 'GIFT_CARD') await extendGiftCard(tx, voucher.pinHash, expiresAt);
    return { expiresAt: expiresAt.toISOString() };
  });
}

import type { CallReply, tillCalls } from '@shop/shared/contracts';
import { koreanDayOf } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { AppError, conflict } from '../../../platform/errors';
import { required } from '../../../platform/required';
import { hashCode } from '../../benefit/code';
import { findByCode, findByNo, takeVoucher, untakeVoucher, type VoucherRow } from '../voucher';
import {
  cancelRedemption,
  findRedemption,
  insertRedemption,
  lockTill,
  logCall,
  readTries,
  type TillAct,
} from './till.repository';

/** Wrong codes of a till, and tries of one code, in ten minutes. */
const MAX_WRONG = 20;
const MAX_TRIES_OF_CODE = 10;

type Redeemed = CallReply<typeof tillCalls.redeem>;
type Canceled = CallReply<typeof tillCalls.cancel>;
type Queried = CallReply<typeof tillCalls.query>;

interface Attempt {
  till: string;
  act: TillAct;
  code?: string;
  receiptNo?: string;
}

const isUsable = ({ kind, state, expiresAt }: VoucherRow, now: Date): boolean =>
  kind === 'ECOUPON' && state === 'USABLE' && expiresAt > now;

const headOf = ({ goodsName, optionText, expiresAt }: VoucherRow) => ({
  ...{ name: goodsName, optionText },
  until: expiresAt.toISOString(),
});

const tooMany = () =>
  new AppError(
    429,
    'TILL_LIMIT',
    '쿠폰 번호를 너무 많이 입력했어요. 10분 뒤에 다시 시도해 주세요.',
    undefined,
    { 'retry-after': '600' },
  );

/**
 * Runs what a till wants and logs it with its outcome, which is committed also when it is a refusal.
 * @throws AppError of the work | 429 `TILL_LIMIT` after 20 wrong codes of the till or 10 tries of the code
 */
async function logged<T>(
  deps: Deps,
  { code, ...call }: Attempt,
  work: (tx: Tx, now: Date) => Promise<T | AppError>,
): Promise<T> {
  const codeHash = code === undefined ? undefined : hashCode(deps.secrets, code);
  const result = await deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    await lockTill(tx, call.till, now);
    const tries =
      codeHash === undefined ? undefined : await readTries(tx, call.till, codeHash, now);
    const isLimited =
      tries !== undefined && (tries.ofTill >= MAX_WRONG || tries.ofCode >= MAX_TRIES_OF_CODE);
    const done = isLimited ? tooMany() : await work(tx, now);
    const outcome = done instanceof AppError ? done.code : 'OK';
    await logCall(tx, { ...call, codeHash, outcome }, now);
    return done;
  });
  if (!(result instanceof AppError)) return result;
  deps.log.info({ till: call.till, act: call.act, code: result.code }, 'a till was refused');
  throw result;
}

const unknown = () => notFoundCode('VOUCHER_UNKNOWN', '없는 쿠폰 번호예요.');
const notFoundCode = (code: string, message: string) => new AppError(404, code, message);

/** Whether a voucher can be used now. @throws AppError 404 `VOUCHER_UNKNOWN` | 429 `TILL_LIMIT` */
export const queryVoucher = (deps: Deps, till: string, code: string): Promise<Queried> =>
  logged(deps, { till, act: 'QUERY', code }, async (tx, now) => {
    const voucher = await findByCode(deps, tx, code);
    return voucher ? { ...headOf(voucher), isUsable: isUsable(voucher, now) } : unknown();
  });

const notUsable = () => conflict('STATE', '이미 사용했거나 환불했거나 기간이 끝난 쿠폰이에요.');

/**
 * Uses a voucher. A repeat with the same receipt changes nothing.
 * @throws AppError 404 `VOUCHER_UNKNOWN` | 409 `STATE` | `RECEIPT_USED` | 429 `TILL_LIMIT`
 */
export const redeemAtTill = (
  deps: Deps,
  till: string,
  { code, receiptNo }: { code: string; receiptNo: string },
): Promise<Redeemed> =>
  logged(deps, { till, act: 'REDEEM', code, receiptNo }, async (tx, now) => {
    const voucher = await findByCode(deps, tx, code);
    if (!voucher) return unknown();
    const before = await findRedemption(tx, till, receiptNo);
    if (before?.voucherNo === voucher.voucherNo && before.canceledAt === null)
      return { ...headOf(voucher), redeemedAt: before.redeemedAt.toISOString() };
    if (before) return conflict('RECEIPT_USED', '이미 쓴 영수증 번호예요.');
    const used = await takeVoucher(tx, voucher, { actor: 'till', reason: till, now });
    if (!used) return notUsable();
    await insertRedemption(tx, { till, receiptNo, voucherNo: voucher.voucherNo }, now);
    return { ...headOf(voucher), redeemedAt: now.toISOString() };
  });

/**
 * Takes a use back, on its day in Korea. A repeat changes nothing.
 * @throws AppError 404 `RECEIPT_UNKNOWN` also for another till's | 409 `STATE` after the day
 */
export const cancelAtTill = (deps: Deps, till: string, receiptNo: string): Promise<Canceled> =>
  logged(deps, { till, act: 'CANCEL', receiptNo }, async (tx, now) => {
    const before = await findRedemption(tx, till, receiptNo);
    if (!before) return notFoundCode('RECEIPT_UNKNOWN', '이 계산대에서 쓴 영수증 번호가 아니에요.');
    const voucher = required(await findByNo(tx, before.voucherNo), 'voucher of the receipt');
    if (before.canceledAt !== null)
      return { ...headOf(voucher), canceledAt: before.canceledAt.toISOString() };
    if (koreanDayOf(before.redeemedAt) !== koreanDayOf(now))
      return conflict('STATE', '사용한 날이 지나 취소할 수 없어요.');
    if (!(await untakeVoucher(tx, voucher, { actor: 'till', reason: `${till} 취소`, now })))
      return notUsable();
    await cancelRedemption(tx, till, receiptNo, now);
    return { ...headOf(voucher), canceledAt: now.toISOString() };
  });

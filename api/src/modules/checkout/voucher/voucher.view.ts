import type { Voucher } from '@shop/shared/contracts';
import { extendedExpiry, isVoucherAlive, voucherStates } from '@shop/shared/domain';
import type { Secrets } from '../../../platform/secrets';
import type { VoucherRow } from './voucher.repository';

export function voucherOf(secrets: Secrets, row: VoucherRow, now: Date): Voucher {
  const isUsable = row.state === 'USABLE';
  const state = isUsable && row.expiresAt <= now ? 'EXPIRED' : row.state;
  const extendsTo = isUsable ? extendedExpiry(row.issuedAt, row.expiresAt, now) : undefined;
  return {
    voucherNo: row.voucherNo,
    kind: row.kind,
    orderNo: row.isGift ? null : row.orderNo,
    goodsNo: row.goodsNo,
    goodsName: row.goodsName,
    brandName: row.brandName,
    optionText: row.optionText,
    image: { key: row.imageKey, tone: row.tone, alt: row.goodsName },
    faceWon: row.faceWon,
    state,
    stateName: voucherStates[state],
    pin: state === 'USABLE' ? secrets.open(row.pinEnc) : null,
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
    usedPlace: row.usedPlace,
    extendsTo: extendsTo?.toISOString() ?? null,
    canRefund: isUsable && !row.isGift && isVoucherAlive(row.issuedAt, now),
  };
}

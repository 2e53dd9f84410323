import type { SheetChoices } from '@shop/shared/contracts';
import { POINT_UNIT_WON, withParticle } from '@shop/shared/domain';
import { type AppError, refused } from '../../../platform/errors';
import { mixesGroups, unusableReason } from '../../../pricing';
import { orderOf, type SheetFacts } from './sheet.order';

const purses = [
  ['usePointWon', 'point', 'POINT_SHORT', '포인트'],
  ['useCoinWon', 'coin', 'COIN_SHORT', '코인'],
  ['useGiftCardWon', 'giftCard', 'GIFT_CARD_SHORT', '상품권'],
] as const;

const short = (code: string, name: string): AppError =>
  refused(
    code,
    `사용할 수 있는 ${withParticle(name, '이/가')} 부족해요. 금액을 다시 확인해 주세요.`,
  );

/**
 * Checks what the shopper changed by hand. What was chosen before and became impossible meanwhile is corrected
 * by the pricing instead.
 * @throws AppError 422 `POINT_UNIT` | `POINT_SHORT` | `COIN_SHORT` | `GIFT_CARD_SHORT` | `COUPON_UNKNOWN` |
 *   `COUPON_UNUSABLE` | `COUPON_GROUP`
 */
export function assertPossible(
  facts: SheetFacts,
  change: Partial<SheetChoices>,
  choices: SheetChoices,
): void {
  for (const [key, purse, code, name] of purses) {
    const wantedWon = change[key];
    if (wantedWon !== undefined && wantedWon > facts[purse].balanceWon) throw short(code, name);
  }
  if ((change.usePointWon ?? 0) % POINT_UNIT_WON !== 0) {
    throw refused('POINT_UNIT', `포인트는 ${POINT_UNIT_WON}P 단위로 사용할 수 있어요.`);
  }
  if (change.couponIssueNos) assertCoupons(facts, { ...choices, ...change });
}

function assertCoupons(facts: SheetFacts, choices: SheetChoices): void {
  const { couponOrder } = orderOf(facts, choices);
  const coupons = choices.couponIssueNos.map((issueNo) => {
    const coupon = facts.coupons.find((one) => one.issueNo === issueNo);
    if (!coupon) throw refused('COUPON_UNKNOWN', '사용했거나 기간이 지난 쿠폰이에요.');
    const reason = unusableReason(coupon, couponOrder);
    if (reason) throw refused('COUPON_UNUSABLE', `‘${coupon.name}’: ${reason}`);
    return coupon;
  });
  if (mixesGroups(coupons)) throw refused('COUPON_GROUP', '함께 사용할 수 없는 쿠폰이에요.');
}

import { type OfferedCoupon, paths, type WalletCoupon } from '@shop/shared/contracts';
import { daysLeftText, dottedDate, formatWon, groupDigits } from '@shop/shared/domain';

type Terms = Pick<
  WalletCoupon,
  'kind' | 'name' | 'rate' | 'amountWon' | 'maxAmountWon' | 'minOrderWon'
>;

/** 10% 할인, 3,000원 할인, 배송비 3,000원 할인. */
export const couponValue = ({ kind, rate, amountWon }: Terms): string =>
  `${kind === 'DELIVERY' ? '배송비 ' : ''}${rate === null ? formatWon(amountWon ?? 0) : `${rate}%`} 할인`;

const TEN_THOUSAND_WON = 10_000;

/** The least order amount that the name says itself (5만원 이상, 50,000원 이상), won; 0 when it says none. */
function minimumInName(name: string): number {
  const [, digits = '0', tenThousands] = /(\d+)(만)?원이상/.exec(name.replace(/[\s,]/g, '')) ?? [];
  return Number(digits) * (tenThousands ? TEN_THOUSAND_WON : 1);
}

function minimumTerm({ name, minOrderWon }: Terms): string[] {
  if (minOrderWon === 0) return ['금액 제한 없음'];
  return minimumInName(name) === minOrderWon ? [] : [`${formatWon(minOrderWon)} 이상 구매 시`];
}

const maximumTerm = ({ maxAmountWon, rate }: Terms): string[] =>
  rate !== null && maxAmountWon !== null ? [`최대 ${formatWon(maxAmountWon)}`] : [];

const terms = (coupon: Terms): string[] => [...minimumTerm(coupon), ...maximumTerm(coupon)];

const targetName = (target: WalletCoupon['target']): string | undefined =>
  target && target.count > 1 ? `${target.name} 외 ${target.count - 1}개` : target?.name;

/** Conditions of a coupon that the member has. */
export const heldConditions = (coupon: WalletCoupon): string[] => [
  ...terms(coupon),
  targetName(coupon.target) ?? '모든 상품',
];

/** Conditions of a coupon to take, with how long it is valid then. */
export const offerConditions = (coupon: OfferedCoupon): string[] => [
  ...terms(coupon),
  targetName(coupon.target) ?? '모든 상품',
  ...(coupon.validDays !== null
    ? [`받은 날부터 ${coupon.validDays}일`]
    : coupon.useEndsAt
      ? [`${dottedDate(coupon.useEndsAt)}까지`]
      : []),
  ...(coupon.remaining !== null ? [`${groupDigits(coupon.remaining)}장 남음`] : []),
];

/** Where the goods are that the coupon is for; null for everything. */
export function couponTargetPath({
  target,
  targetType,
}: Pick<WalletCoupon, 'target' | 'targetType'>): string | null {
  if (!target || !targetType) return null;
  return { '10': paths.goods, '20': paths.brand, '30': paths.planShop }[targetType](target.no);
}

const SOON_MS = 14 * 86_400_000;

/** 오늘까지, 3일 남음; null when there are more than two weeks. */
export function endsSoon(expiresAt: string, nowMs: number): string | null {
  const until = Date.parse(expiresAt);
  if (until > nowMs + SOON_MS) return null;
  return daysLeftText(new Date(until), new Date(nowMs)) ?? null;
}

/** The most that a coupon can save, won; without a limit for a percentage that has none. */
const mostSavingWon = ({ amountWon, maxAmountWon }: Terms): number =>
  amountWon ?? maxAmountWon ?? Number.POSITIVE_INFINITY;

/** Largest possible saving first. */
export const bySaving = (a: WalletCoupon, b: WalletCoupon): number => {
  const [left, right] = [mostSavingWon(a), mostSavingWon(b)];
  return left === right ? (b.rate ?? 0) - (a.rate ?? 0) : right > left ? 1 : -1;
};

/** Why a past coupon is past. */
export function pastNote({ state, usedAt, expiresAt }: WalletCoupon): string {
  if (state === 'USED') return usedAt ? `${dottedDate(usedAt)} 사용` : '사용했어요';
  if (state === 'RESERVED') return '결제를 기다리는 주문에 쓰고 있어요';
  return state === 'REVOKED' ? '회수된 쿠폰이에요' : `${dottedDate(expiresAt)}에 끝났어요`;
}

import type { GoodsBadge, GoodsCard } from '@shop/shared/contracts';
import { Badge, type BadgeProps, BadgeRow } from '../badge/badge';

const looks: Record<GoodsBadge, { word: string; tone: BadgeProps['tone'] }> = {
  deal: { word: '타임딜', tone: 'sale' },
  best: { word: '베스트', tone: 'neutral' },
  new: { word: '신상', tone: 'neutral' },
  exclusive: { word: '단독', tone: 'neutral' },
  pick: { word: 'MD추천', tone: 'neutral' },
  coupon: { word: '쿠폰', tone: 'sale' },
  interestFree: { word: '무이자', tone: 'neutral' },
  overseas: { word: '해외직구', tone: 'neutral' },
  reservation: { word: '예약판매', tone: 'neutral' },
  ecoupon: { word: '모바일 쿠폰', tone: 'neutral' },
};

/** Vouchers go to the phone: no delivery, so no free one. */
const isDeliveredFree = ({ badges, delivery, salePriceWon }: GoodsCard) =>
  !badges.includes('ecoupon') &&
  (delivery.type === '10' ||
    (delivery.type === '30' && salePriceWon >= (delivery.freeOverWon ?? Number.POSITIVE_INFINITY)));

/**
 * Up to three badges in one row, coloured only for discounts; renders nothing when there are none.
 */
export function GoodsBadges({ goods }: { goods: GoodsCard }) {
  const isFree = isDeliveredFree(goods);
  const shown = goods.badges.slice(0, isFree ? 2 : 3);
  if (shown.length === 0 && !isFree) return null;
  return (
    <BadgeRow>
      {shown.map((badge) => (
        <Badge key={badge} tone={looks[badge].tone}>
          {looks[badge].word}
        </Badge>
      ))}
      {isFree && <Badge>무료배송</Badge>}
    </BadgeRow>
  );
}

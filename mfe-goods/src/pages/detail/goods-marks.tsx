import type { GoodsBadge } from '@shop/shared/contracts';
import { Badge, type BadgeProps, BadgeRow } from '@shop/shared/ui';

/** What the page does not say elsewhere in its own words. */
const marks: Partial<Record<GoodsBadge, { word: string; tone: BadgeProps['tone'] }>> = {
  best: { word: '베스트', tone: 'accent' },
  new: { word: '신상', tone: 'accent' },
  exclusive: { word: '단독', tone: 'accent' },
  pick: { word: 'MD추천', tone: 'accent' },
  overseas: { word: '해외직구', tone: 'outline' },
  reservation: { word: '예약판매', tone: 'outline' },
  ecoupon: { word: 'e쿠폰', tone: 'outline' },
};

export function GoodsMarks({ badges }: { badges: readonly GoodsBadge[] }) {
  const shown = badges.flatMap((badge) => marks[badge] ?? []);
  if (shown.length === 0) return null;
  return (
    <BadgeRow>
      {shown.map(({ word, tone }) => (
        <Badge key={word} tone={tone}>
          {word}
        </Badge>
      ))}
    </BadgeRow>
  );
}

import type { GoodsBadge } from '@shop/shared/contracts';
import { Badge, BadgeRow } from '@shop/shared/ui';

/** Labels of the badges that the page does not show elsewhere. */
const words: Partial<Record<GoodsBadge, string>> = {
  best: '베스트',
  new: '신상',
  exclusive: '단독',
  pick: 'MD추천',
  overseas: '해외직구',
  reservation: '예약판매',
  ecoupon: '모바일 쿠폰',
};

export function GoodsMarks({ badges }: { badges: readonly GoodsBadge[] }) {
  const shown = badges.flatMap((badge) => words[badge] ?? []);
  if (shown.length === 0) return null;
  return (
    <BadgeRow>
      {shown.map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </BadgeRow>
  );
}

import { useApp } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { RecentCard, removeRecent, Section } from '@shop/shared/ui';
import { GoodsRail } from '../goods-rail/goods-rail';
import { useRecent } from './use-recent';

const MAX_CARDS = 12;

/** 최근 본 상품 on 마이페이지. Nothing where there are none, or while they cannot be read. */
export function MyRecent() {
  const app = useApp();
  const { data } = useRecent();
  if (!data || data.items.length === 0) return null;
  return (
    <Section title="최근 본 상품" moreTo={paths.favorites({ tab: 'recent' })}>
      <GoodsRail label="최근 본 상품">
        {data.items.slice(0, MAX_CARDS).map((goods) => (
          <RecentCard
            key={goods.goodsNo}
            goods={goods}
            onRemove={() => void removeRecent(app, goods.goodsNo)}
          />
        ))}
      </GoodsRail>
    </Section>
  );
}

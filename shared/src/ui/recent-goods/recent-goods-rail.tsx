import { callQuery, keepPreviousData, useApp, useQuery } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';
import { ProductRail } from '../product-grid/product-grid';
import { Section } from '../section/section';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { removeAllRecent, removeRecent } from './change-recent-goods';
import { RecentCard } from './recent-card';
import styles from './recent-goods.module.css';
import { useRecentGoods } from './use-recent-goods';

const MAX_CARDS = 12;
const TITLE = '최근 본 상품';

const cardsQuery = (goodsNos: readonly number[]) => ({
  ...callQuery(goodsCalls.cards, { query: { goodsNos: goodsNos.join(',') } }),
  enabled: goodsNos.length > 0,
  // A removed card leaves the others where they are.
  placeholderData: keepPreviousData,
});

export interface RecentGoodsRailProps {
  className?: string;
  /** Goods that the page shows elsewhere. */
  without?: readonly number[];
}

/** 최근 본 상품 of this device, deleted one by one or all. Nothing where there are none. */
export function RecentGoodsRail({ className, without = [] }: RecentGoodsRailProps) {
  const app = useApp();
  const goodsNos = useRecentGoods().filter((goodsNo) => !without.includes(goodsNo));
  const { data } = useQuery(cardsQuery(goodsNos.slice(0, MAX_CARDS)));
  const items = data?.items.filter((card) => goodsNos.includes(card.goodsNo)) ?? [];
  if (items.length === 0) return null;
  return (
    <Section
      title={TITLE}
      className={className}
      end={
        <button type="button" className={styles.clear} onClick={() => void removeAllRecent(app)}>
          <VisuallyHidden>최근 본 상품 </VisuallyHidden>전체 삭제
        </button>
      }
    >
      <ProductRail label={TITLE}>
        {items.map((card) => (
          <RecentCard
            key={card.goodsNo}
            goods={card}
            onRemove={() => void removeRecent(app, card.goodsNo)}
          />
        ))}
      </ProductRail>
    </Section>
  );
}

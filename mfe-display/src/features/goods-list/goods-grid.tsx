import type { GoodsCard } from '@shop/shared/contracts';
import {
  EndlessList,
  ProductCard,
  ProductCardSkeleton,
  ProductGrid,
  SkeletonGroup,
} from '@shop/shared/ui';
import { ArrivalDay } from './arrival-day';
import { goodsListQueries, type ListState } from './goods-list.queries';
import { useShownView } from './list-view';
import styles from './list-view.module.css';
import type { useGoodsList } from './use-goods-list';

const sizes = '(min-width: 1280px) 222px, (min-width: 1024px) 18vw, (min-width: 768px) 30vw, 44vw';
/** The number of cards visible without scrolling, on a phone and on desktop. */
const FIRST_ROW = 4;

/** The loaded cards. Loads the next page when the end of the list comes near. */
export function GoodsGrid({
  state,
  list,
}: {
  state: ListState;
  list: ReturnType<typeof useGoodsList>;
}) {
  const { query, items, first, isOld } = list;
  // Not in the markup: the style sheet reads the view from the document.
  const view = useShownView();
  const early = new Set(items.slice(0, FIRST_ROW));
  return (
    <EndlessList<GoodsCard>
      listId={JSON.stringify([goodsListQueries.pages(state).queryKey, view])}
      items={items}
      totalCount={first?.total}
      hasMore={query.hasNextPage && !isOld}
      isLoading={query.isFetchingNextPage}
      hasFailed={query.isFetchNextPageError}
      onMore={() => void query.fetchNextPage()}
      skeleton={<GoodsGridSkeleton count={4} />}
    >
      {(group) => (
        <div className={styles.view}>
          <ProductGrid>
            {group.map((goods) => (
              <ProductCard
                key={goods.goodsNo}
                goods={goods}
                sizes={sizes}
                isEager={early.has(goods)}
                isPriority={goods === items[0]}
                arrival={goods.arrival && <ArrivalDay {...goods.arrival} />}
              />
            ))}
          </ProductGrid>
        </div>
      )}
    </EndlessList>
  );
}

export function GoodsGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <SkeletonGroup label="상품을 불러오는 중이에요">
      <ProductGrid>
        {[...Array(count).keys()].map((i) => (
          <ProductCardSkeleton key={i} />
        ))}
      </ProductGrid>
    </SkeletonGroup>
  );
}

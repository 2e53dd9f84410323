import { useApp } from '@shop/shared/app';
import { type GoodsCard, paths } from '@shop/shared/contracts';
import { MAX_RECENT_GOODS } from '@shop/shared/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  ProductGrid,
  RecentCard,
  Resource,
  removeAllRecent,
  removeRecent,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { useRecent } from '../../features/recent/use-recent';
import styles from './favorites.module.css';

/** What the member has viewed on all devices, deleted one by one or all. */
export function RecentGoods() {
  return (
    <Resource
      query={useRecent()}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={12} />
        </SkeletonGroup>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title="최근 본 상품이 없어요"
          reason="둘러본 상품이 여기에 모여요"
          action={<ButtonLink to={paths.home()}>쇼핑하러 가기</ButtonLink>}
        />
      }
    >
      {({ items }) => <Viewed items={items} />}
    </Resource>
  );
}

function Viewed({ items }: { items: GoodsCard[] }) {
  const app = useApp();
  return (
    <>
      <div className={styles.recentHead}>
        <p className={styles.faint}>
          {items.length}개 · 최근 {MAX_RECENT_GOODS}개까지 보여 드려요
        </p>
        <Button size="small" variant="outline" onClick={() => void removeAllRecent(app)}>
          전체 삭제
        </Button>
      </div>
      <ProductGrid label="최근 본 상품">
        {items.map((goods) => (
          <RecentCard
            key={goods.goodsNo}
            goods={goods}
            onRemove={() => void removeRecent(app, goods.goodsNo)}
          />
        ))}
      </ProductGrid>
    </>
  );
}

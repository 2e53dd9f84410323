import {
  type App,
  type PageMeta,
  type PageRequest,
  useInfiniteQuery,
  useSearchParams,
} from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { withParticle } from '@shop/shared/domain';
import {
  ButtonLink,
  EmptyState,
  EndlessList,
  PageFrame,
  ProductCard,
  ProductCardSkeleton,
  ProductGrid,
  Resource,
  SkeletonGroup,
} from '@shop/shared/ui';
import { goodsListQuery } from '../../features/goods/goods.queries';
import { listTitles, readListQuery, readListType } from '../../features/goods/list-query';
import { ListControls } from './list-controls';
import styles from './products.module.css';

export function meta(_app: App, { query }: PageRequest): PageMeta {
  const type = readListType(query) ?? 'all';
  const { bundleSellerNo } = readListQuery(query);
  const title = bundleSellerNo ? '묶음배송 상품' : listTitles[type];
  return {
    title,
    description: `온담의 ${withParticle(title, '을/를')} 만나 보세요`,
    canonical: paths.products(type, { bundleSellerNo }),
  };
}

/** The cards of the first screen, whose pictures load eagerly. */
const EAGER_CARDS = 4;

/**
 * A predefined list such as best, new or deal. The sort order and filters are stored in the URL.
 */
export function Page() {
  const [search] = useSearchParams();
  const listQuery = readListQuery(search);
  const query = useInfiniteQuery(goodsListQuery(listQuery));
  const first = query.data?.pages[0];
  const title = first?.title ?? listTitles[listQuery.type ?? 'all'];
  return (
    <PageFrame title={title}>
      <div className={styles.body}>
        <ListControls total={first?.total} />
        <Resource
          query={query}
          skeleton={<GridSkeleton />}
          isEmpty={({ pages }) => pages[0]?.total === 0}
          empty={
            <EmptyState
              title="조건에 맞는 상품이 없어요"
              reason="다른 조건을 골라 보세요"
              action={
                <ButtonLink
                  variant="outline"
                  to={paths.products(listQuery.type ?? 'all', {
                    bundleSellerNo: listQuery.bundleSellerNo,
                  })}
                >
                  조건 지우기
                </ButtonLink>
              }
            />
          }
        >
          {({ pages }) => (
            <EndlessList
              listId={`/products?${search}`}
              items={pages.flatMap(({ items }) => items)}
              totalCount={first?.total}
              hasMore={query.hasNextPage}
              isLoading={query.isFetchingNextPage}
              hasFailed={query.isFetchNextPageError}
              onMore={() => void query.fetchNextPage()}
            >
              {(group) => (
                <ProductGrid label={title}>
                  {group.map((goods) => {
                    const index = pages[0]?.items.indexOf(goods) ?? -1;
                    return (
                      <ProductCard
                        key={goods.goodsNo}
                        goods={goods}
                        isEager={index >= 0 && index < EAGER_CARDS}
                        isPriority={index === 0}
                      />
                    );
                  })}
                </ProductGrid>
              )}
            </EndlessList>
          )}
        </Resource>
      </div>
    </PageFrame>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8];

function GridSkeleton() {
  return (
    <SkeletonGroup label="상품을 불러오는 중이에요">
      <ProductGrid>
        {places.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </ProductGrid>
    </SkeletonGroup>
  );
}

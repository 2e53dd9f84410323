import { useInfiniteQuery, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import {
  ChipGroup,
  ChipLink,
  ProductCard,
  ProductCardSkeleton,
  ProductRail,
  Resource,
  Section,
  SkeletonGroup,
} from '@shop/shared/ui';
import { CornerPlace } from '../../features/corners/corner-place';
import { noFilter } from '../../features/goods-list/goods-filter';
import { type GoodsScope, goodsListQueries } from '../../features/goods-list/goods-list.queries';
import { PopularWordsPart } from '../../features/search/popular-words';
import { searchQueries } from '../../features/search/search.queries';
import styles from './nothing-found-help.module.css';

/** Alternatives when a search has no results: related words, popular words and best sellers. */
export function NothingFoundHelp({ scope }: { scope: GoodsScope }) {
  const list = { scope, filter: noFilter, sort: 'recommend' as const, page: 1 };
  const { data } = useInfiniteQuery({ ...goodsListQueries.pages(list), enabled: false });
  const best = useQuery(searchQueries.best());
  const tryWords = data?.pages[0]?.search?.tryWords ?? [];
  return (
    <div className={styles.help}>
      {tryWords.length > 0 && (
        <Section title="이렇게 검색해 보세요">
          <ChipGroup label="다른 검색어" isToEdge>
            {tryWords.map((word) => (
              <ChipLink key={word} to={paths.searchResult(word)}>
                {word}
              </ChipLink>
            ))}
          </ChipGroup>
        </Section>
      )}
      {best.data?.items.length !== 0 && (
        <Section title="지금 많이 찾는 상품">
          <Resource query={best} skeleton={<RailSkeleton />}>
            {({ items }) => (
              <ProductRail>
                {items.map((goods) => (
                  <ProductCard key={goods.goodsNo} goods={goods} />
                ))}
              </ProductRail>
            )}
          </Resource>
        </Section>
      )}
      <PopularWordsPart />
      <CornerPlace pageCd="SEARCH_EMPTY" />
    </div>
  );
}

function RailSkeleton() {
  return (
    <SkeletonGroup>
      <ProductRail>
        {[...Array(5).keys()].map((i) => (
          <ProductCardSkeleton key={i} />
        ))}
      </ProductRail>
    </SkeletonGroup>
  );
}

import {
  type App,
  type PageMeta,
  type PageRequest,
  useNotFound,
  usePageIsShown,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { groupDigits, numberParam } from '@shop/shared/domain';
import { ButtonLink, EmptyState, Resource } from '@shop/shared/ui';
import { useEffect } from 'react';
import { categoryQueries } from '../../features/category/category.queries';
import { recentCategories } from '../../features/category/recent-categories';
import { CornerPlace } from '../../features/corners/corner-place';
import { DisplayPage } from '../../features/display-page/display-page';
import { listParams } from '../../features/goods-list/goods-filter';
import { GoodsListView } from '../../features/goods-list/goods-list-view';
import { isPlainList } from '../../features/goods-list/list-query';
import { breadcrumbLd } from './breadcrumb-ld';
import { CategoryBest } from './category-best';
import { CategoryHead, CategoryHeadSkeleton } from './category-head';

const hiddenGroups = ['category'] as const;

/** What is filtered, sorted or a later page begins with its own goods. */
const isFilteredList = (search: URLSearchParams): boolean =>
  listParams.some((name) => search.has(name));

/** /display/category?categoryNo=… */
export function Page() {
  const [search] = useSearchParams();
  const categoryNo = numberParam(search, 'categoryNo');
  const category = useQuery(categoryQueries.detail(categoryNo));
  useNotFound(category);
  const isShown = usePageIsShown();
  const { data } = category;
  useEffect(() => {
    if (data && isShown) recentCategories.add(data);
  }, [data, isShown]);
  return (
    <DisplayPage>
      <Resource query={category} skeleton={<CategoryHeadSkeleton />}>
        {(detail) => (
          <>
            <CategoryHead category={detail} />
            {!isFilteredList(search) && <CategoryBest category={detail} />}
          </>
        )}
      </Resource>
      <GoodsListView
        scope={{ categoryNo }}
        hiddenGroups={hiddenGroups}
        empty={
          <EmptyState
            title="아직 상품이 없어요"
            reason="곧 새로운 상품을 소개할게요"
            action={<ButtonLink to={paths.home()}>홈으로 가기</ButtonLink>}
          />
        }
        after={
          category.data && (
            <CornerPlace pageCd="CATEGORY" refNo={category.data.breadcrumb[0]?.categoryNo} />
          )
        }
      />
    </DisplayPage>
  );
}

export function meta(app: App, { query, url }: PageRequest): PageMeta {
  const categoryNo = numberParam(query, 'categoryNo');
  const category = app.queryClient.getQueryData(categoryQueries.detail(categoryNo).queryKey);
  if (!category) return { title: '카테고리' };
  const path = category.breadcrumb.map(({ name }) => name).join(' > ');
  return {
    title: category.name,
    description: `${path} 상품 ${groupDigits(category.goodsCount)}개를 ${site.name}에서 만나보세요.`,
    canonical: paths.category(categoryNo),
    // Filtered, sorted and later pages duplicate the goods of the plain list.
    robots: isPlainList({ categoryNo }, query) ? 'index' : 'noindex',
    jsonLd: [breadcrumbLd(url.origin, category.breadcrumb)],
  };
}

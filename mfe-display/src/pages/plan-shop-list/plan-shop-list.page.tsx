import {
  type App,
  type PageMeta,
  type PageRequest,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { ButtonLink, EmptyState, Pagination, Resource } from '@shop/shared/ui';
import { CornerPlace } from '../../features/corners/corner-place';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import { planShopQueries } from '../../features/plan-shop/plan-shop.queries';
import { PlanShopCards } from '../../features/plan-shop/plan-shop-cards';
import { parsePlanShopListQuery, planShopListPath } from '../../features/plan-shop/plan-shop-url';
import { PlanShopBar } from './plan-shop-bar';
import { PlanShopChoice } from './plan-shop-choice';
import { PlanShopListSkeleton } from './plan-shop-list-skeleton';

/** /display/plan-shop/list: the current plan shops. */
export function Page() {
  const [search] = useSearchParams();
  const state = parsePlanShopListQuery(search);
  const list = useQuery(planShopQueries.list(state));
  return (
    <DisplayPage>
      <PageTitle isInHeader>기획전</PageTitle>
      <PlanShopChoice state={state} />
      <PlanShopBar state={state} />
      <Resource
        query={list}
        skeleton={<PlanShopListSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={state.isComing ? '곧 열리는 기획전이 없어요' : '진행 중인 기획전이 없어요'}
            reason="다른 기획전을 둘러보세요"
            action={<ButtonLink to={paths.planShopList()}>전체 기획전 보기</ButtonLink>}
          />
        }
      >
        {({ items, page, pageCount }) => (
          <>
            <PlanShopCards planShops={items} label="기획전 목록" />
            <Pagination
              page={page}
              pageCount={pageCount}
              pageTo={(next) => planShopListPath({ ...state, page: next })}
            />
          </>
        )}
      </Resource>
      <CornerPlace pageCd="PLAN_SHOP_LIST" />
    </DisplayPage>
  );
}

export function meta(_app: App, { query }: PageRequest): PageMeta {
  const { categoryNo, brandNo, isClosing, isComing, sort, page } = parsePlanShopListQuery(query);
  return {
    title: '기획전',
    description: `${site.name}에서 진행 중인 기획전과 혜택을 한눈에 보세요.`,
    canonical: paths.planShopList(),
    robots:
      categoryNo || brandNo || isClosing || isComing || sort || page > 1 ? 'noindex' : 'index',
  };
}

import {
  type App,
  type PageMeta,
  type PageRequest,
  useLocation,
  useNotFound,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { site } from '@shop/shared/contracts';
import { Resource } from '@shop/shared/ui';
import { CornerList } from '../../features/corners/corner-list';
import { CornerPlace } from '../../features/corners/corner-place';
import { homeHero } from '../../features/corners/home-hero';
import { ResumeTakenCoupon } from '../../features/coupon/coupon-parts';
import { cornerPageQuery } from '../../features/display/corner-page-query';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import { CornerPageSkeleton } from './corner-page-skeleton';

/** /display/shop and /display/gnbShop: a page that consists of corners of display data. */
export function Page() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const page = useQuery(cornerPageQuery(pathname, search));
  useNotFound(page);
  return (
    <DisplayPage>
      <Resource query={page} skeleton={<CornerPageSkeleton />}>
        {({ title, corners }) => (
          <>
            <PageTitle isInHeader>{title}</PageTitle>
            <CornerList corners={corners} />
          </>
        )}
      </Resource>
      <CornerPlace pageCd="SHOP" />
      <ResumeTakenCoupon />
    </DisplayPage>
  );
}

export function meta(app: App, { query, url }: PageRequest): PageMeta {
  const { queryKey } = cornerPageQuery(url.pathname, query);
  const page = app.queryClient.getQueryData(queryKey);
  if (!page) return { title: '전문관' };
  return {
    title: page.title,
    description: `${site.name} ${page.title}의 상품과 혜택을 만나보세요.`,
    canonical: url.pathname + url.search,
    preloadImage: homeHero(page.corners),
  };
}

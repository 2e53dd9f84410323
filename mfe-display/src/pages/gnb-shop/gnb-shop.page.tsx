import {
  type App,
  type PageMeta,
  type PageRequest,
  useNotFound,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { numberParam } from '@shop/shared/domain';
import { Resource } from '@shop/shared/ui';
import { CornerList } from '../../features/corners/corner-list';
import { CornerPlace } from '../../features/corners/corner-place';
import { homeHero } from '../../features/corners/home-hero';
import { ResumeTakenCoupon } from '../../features/coupon/coupon-parts';
import { displayQueries } from '../../features/display/display.queries';
import { CornerPageSkeleton } from '../../features/display-page/corner-page-skeleton';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import { parseRanking, rankingPath } from '../../features/ranking/ranking-url';
import { RankingView } from '../../features/ranking/ranking-view';

/** /display/gnbShop?menuNo=…: the page behind a menu entry, of corners or of best lists (`&rank=`). */
export function Page() {
  const [search] = useSearchParams();
  const menuNo = numberParam(search, 'menuNo');
  const page = useQuery(displayQueries.gnb(menuNo));
  useNotFound(page);
  return (
    <DisplayPage>
      <Resource query={page} skeleton={<CornerPageSkeleton />}>
        {({ title, corners, hasRanking }) => (
          <>
            <PageTitle isInHeader>{title}</PageTitle>
            {hasRanking && <RankingView menuNo={menuNo} choice={parseRanking(search)} />}
            <CornerList corners={corners} />
          </>
        )}
      </Resource>
      <CornerPlace pageCd="SHOP" />
      <ResumeTakenCoupon />
    </DisplayPage>
  );
}

export function meta(app: App, { query }: PageRequest): PageMeta {
  const menuNo = numberParam(query, 'menuNo');
  const page = app.queryClient.getQueryData(displayQueries.gnb(menuNo).queryKey);
  if (!page) return { title: '전문관' };
  return {
    title: page.title,
    description: `${site.name} ${page.title}의 상품과 혜택을 만나보세요.`,
    canonical: page.hasRanking ? rankingPath(menuNo, parseRanking(query)) : paths.gnb(menuNo),
    preloadImage: homeHero(page.corners),
  };
}

import {
  type App,
  type PageMeta,
  type PageRequest,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { type Corner, site } from '@shop/shared/contracts';
import { EmptyState, lazy, Resource, VisuallyHidden } from '@shop/shared/ui';
import { CornerList } from '../../features/corners/corner-list';
import { CornerPlace } from '../../features/corners/corner-place';
import { homeHero } from '../../features/corners/home-hero';
import { ResumeTakenCoupon } from '../../features/coupon/coupon-parts';
import { displayQueries, HOME_TAB } from '../../features/display/display.queries';
import { homeTabPath, parseHomeTab } from '../../features/display/home-tab';
import { DisplayPage } from '../../features/display-page/display-page';
import { WalletStrip } from '../../features/wallet/wallet-strip';
import { BenefitStrip } from './benefit-strip';
import { HomeTabs } from './home-tabs';
import { MainSkeleton } from './main-skeleton';
import { shopLd } from './shop-ld';

/** Of a tab without goods, which is rare. */
const bestGoods = lazy(
  () =>
    import(/* webpackChunkName: "display.best-goods" */ './best-goods').then(
      (module) => module.BestGoods,
    ),
  undefined,
  { isOptional: true },
);

/** /main: the home page with its tabs and the corners of display data. */
export function Page() {
  const [search] = useSearchParams();
  const tab = parseHomeTab(search);
  const home = useQuery(displayQueries.home(tab));
  return (
    <DisplayPage>
      <h1>
        <VisuallyHidden>{site.name} 홈</VisuallyHidden>
      </h1>
      <HomeTabs current={tab} />
      {tab === HOME_TAB && (
        <>
          <WalletStrip />
          <BenefitStrip />
        </>
      )}
      <Resource query={home} skeleton={<MainSkeleton />}>
        {({ corners }) => (
          <>
            {isWithoutGoods(corners) && (
              <>
                <EmptyState title="지금은 보여 드릴 상품이 없어요" />
                <bestGoods.Component />
              </>
            )}
            <CornerList key={tab} corners={corners} />
          </>
        )}
      </Resource>
      <CornerPlace pageCd="MAIN" />
      <ResumeTakenCoupon />
    </DisplayPage>
  );
}

/** The api omits empty corners but keeps personal ones, which may turn out to be empty. */
const isWithoutGoods = (corners: readonly Corner[]): boolean =>
  corners.every(({ personal }) => personal !== undefined);

export function meta(app: App, { query, url }: PageRequest): PageMeta {
  const tab = parseHomeTab(query);
  const home = app.queryClient.getQueryData(displayQueries.home(tab).queryKey);
  const preloadImage = homeHero(home?.corners ?? []);
  return {
    title: home?.title || '홈',
    description: `${site.name}에서 오늘의 특가와 인기 상품, 기획전을 만나보세요.`,
    canonical: homeTabPath(tab),
    jsonLd: [shopLd(url.origin)],
    preloadImage,
  };
}

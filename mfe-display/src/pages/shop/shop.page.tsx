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
import { displayQueries } from '../../features/display/display.queries';
import { parseShopTab, shopNoOf, shopTabPath } from '../../features/display/shop-url';
import { CornerPageSkeleton } from '../../features/display-page/corner-page-skeleton';
import { DisplayPage } from '../../features/display-page/display-page';
import { ClosedShop } from './closed-shop';
import { ShopHead } from './shop-head';

const queryOf = (pathname: string, query: URLSearchParams) =>
  displayQueries.shop(shopNoOf(pathname, query), parseShopTab(query));

/** /display/shop/<no> and /display/shop?shopNo=…: a shop within the mall (전문관). */
export function Page() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const shop = useQuery(queryOf(pathname, search));
  useNotFound(shop);
  return (
    <DisplayPage>
      <Resource query={shop} skeleton={<CornerPageSkeleton />}>
        {(page) =>
          page.isOpen ? (
            <>
              <ShopHead shop={page} />
              <CornerList corners={page.corners} />
            </>
          ) : (
            <ClosedShop shop={page} />
          )
        }
      </Resource>
      <CornerPlace pageCd="SHOP" />
      <ResumeTakenCoupon />
    </DisplayPage>
  );
}

export function meta(app: App, { query, url }: PageRequest): PageMeta {
  const { queryKey } = queryOf(url.pathname, query);
  const shop = app.queryClient.getQueryData(queryKey);
  if (!shop) return { title: '전문관' };
  return {
    title: shop.name,
    description: shop.description || `${site.name} ${shop.name}의 상품과 혜택을 만나보세요.`,
    canonical: shopTabPath(shop.shopNo, shop.tabCd),
    robots: shop.isOpen ? 'index' : 'noindex',
    preloadImage: homeHero(shop.corners),
  };
}

import { brandCalls, categoryCalls, displayCalls } from '@shop/shared/contracts';
import { brandSchemas, categorySchemas, displaySchemas } from '@shop/shared/contracts/schemas';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { jsonText, type RouteBinding, route } from '../../../platform/http/route';
import { cachedRoutes, catalogueCache } from '../response-cache';
import { type CornerParts, displayRepository, type PageKey } from './display.repository';
import { personalRoutes } from './personal.routes';
import { isPreviewToken } from './plan-shop-preview';

const HOME_TAB = '01';
const DEAL_AGE_MS = 5_000;

/**
 * A deferred corner keeps its position in the page. The client requests its items when it nears the
 * viewport.
 */
const cornerText = ({ head, items }: CornerParts, isDeferred: boolean): string =>
  `${head.slice(0, -1)}, "isDeferred": ${isDeferred}, "items": ${isDeferred ? '[]' : items}}`;

/** Items for one visitor are requested separately. */
const isPersonal = (head: string): boolean => head.includes('"personal":');

/** A corner without items is omitted from the page; a heading needs only its title. */
const isVisible = ({ items, head }: CornerParts): boolean =>
  items !== '[]' || isPersonal(head) || JSON.parse(head).cornerId === 'title';

export function displayRoutes(deps: Deps): RouteBinding[] {
  const { db, secrets } = deps;
  const cache = catalogueCache(deps);
  const display = displayRepository(db);
  const cached = cachedRoutes(cache);

  const textOrNotFound = async (
    loading: Promise<string | undefined>,
    message: string,
  ): Promise<string> => {
    const text = await loading;
    if (text === undefined) throw notFound(message);
    return text;
  };

  const corner = async (cornerNo: number): Promise<string> => {
    const known = await display.corner(cornerNo);
    if (!known) throw notFound('없는 코너예요.');
    return cornerText(known, false);
  };

  const cornersOf = async (pageNo: number, eager: number): Promise<string> => {
    const corners = await display.corners(pageNo);
    const visibleCorners = corners.filter(isVisible);
    return visibleCorners.map((corner, at) => cornerText(corner, at >= eager)).join(',');
  };

  const page = async (pageCd: string, key: PageKey, eager: number): Promise<string> => {
    const known = await display.page(pageCd, key);
    if (!known) throw notFound('없는 화면이에요.');
    const corners = await cornersOf(known.pageNo, eager);
    return `{"pageCd":${JSON.stringify(pageCd)},"tabCd":${JSON.stringify(key.tabCd)},"title":${JSON.stringify(known.title)},${known.hasRanking ? '"hasRanking":true,' : ''}"corners":[${corners}]}`;
  };

  /** Without corners when the shop is closed. */
  const shop = async (shopNo: number, tabCd: string, eager: number): Promise<string> => {
    const known = await display.shopHead(shopNo);
    if (!known) throw notFound('없는 매장이에요.');
    const page = known.isOpen ? await display.page('SHOP', { tabCd, shopNo }) : undefined;
    if (known.isOpen && !page) throw notFound('없는 화면이에요.');
    const corners = page ? await cornersOf(page.pageNo, eager) : '';
    return `{"tabCd":${JSON.stringify(tabCd)},"corners":[${corners}],${known.head.slice(1)}`;
  };

  const place = async (
    pageCd: string,
    refNo: number | undefined,
    eager: number,
  ): Promise<string> => {
    const [known, { popups, bottomBanners }] = await Promise.all([
      display.place(pageCd, refNo),
      display.notices(pageCd),
    ]);
    const corners = known ? await cornersOf(known.pageNo, eager) : '';
    return `{"corners":[${corners}],"popups":${popups},"bottomBanners":${bottomBanners}}`;
  };

  return [
    ...personalRoutes(db),
    cached(displayCalls.page, displaySchemas.page, ({ query }) => {
      const { pageCd, tab: tabCd = HOME_TAB, shopNo, refNo, eager } = query;
      return {
        key: `page:${pageCd}:${tabCd}:${shopNo ?? ''}:${refNo ?? ''}:${eager ?? ''}`,
        load: () => page(pageCd, { tabCd, shopNo, refNo }, eager ?? Number.POSITIVE_INFINITY),
      };
    }),
    cached(displayCalls.shop, displaySchemas.shop, ({ params: { shopNo }, query }) => {
      const { tab = HOME_TAB, eager = Number.POSITIVE_INFINITY } = query;
      return {
        key: `shop:${shopNo}:${tab}:${eager}`,
        load: () => shop(shopNo, tab, eager),
      };
    }),
    cached(displayCalls.place, displaySchemas.place, ({ query: { pageCd, refNo, eager } }) => ({
      key: `place:${pageCd}:${refNo ?? ''}:${eager ?? ''}`,
      load: () => place(pageCd, refNo, eager ?? Number.POSITIVE_INFINITY),
    })),
    cached(displayCalls.corner, displaySchemas.corner, ({ params: { cornerNo } }) => ({
      key: `corner:${cornerNo}`,
      load: () => corner(cornerNo),
    })),
    cached(displayCalls.menu, displaySchemas.menu, () => ({
      key: 'menu',
      load: () => textOrNotFound(display.menu(), '메뉴가 없어요.'),
    })),
    cached(displayCalls.deals, displaySchemas.deals, ({ query: { state = 'open' } }) => ({
      key: `deals:${state}`,
      load: () => textOrNotFound(display.deals(state), '타임딜이 없어요.'),
      maxAgeMs: DEAL_AGE_MS,
    })),
    cached(displayCalls.planShops, displaySchemas.planShops, ({ query }) => {
      const filter = {
        categoryNo: query.categoryNo,
        brandNo: query.brandNo,
        isClosing: query.closing === '1',
        isComing: query.coming === '1',
        sort: query.sort,
        page: query.page ?? 1,
      };
      return {
        key: `plan-shops:${JSON.stringify(filter)}`,
        load: () => textOrNotFound(display.planShops(filter), '기획전이 없어요.'),
      };
    }),
    cached(displayCalls.planShop, displaySchemas.planShop, ({ params: { planShopNo } }) => ({
      key: `plan-shop:${planShopNo}`,
      load: () => textOrNotFound(display.planShop(planShopNo), '없는 기획전이에요.'),
    })),
    route(
      displayCalls.planShopPreview,
      displaySchemas.planShopPreview,
      async ({ params: { planShopNo }, query: { token }, now }) => {
        if (!isPreviewToken(secrets, planShopNo, token, now))
          throw notFound('미리보기 주소가 맞지 않거나 기간이 지났어요.');
        return jsonText(
          await textOrNotFound(display.planShop(planShopNo, true), '없는 기획전이에요.'),
        );
      },
    ),
    cached(
      displayCalls.accountContent,
      displaySchemas.accountContent,
      ({ query: { adutShopCd } }) => ({
        key: `account:${adutShopCd}`,
        load: () => textOrNotFound(display.accountContent(adutShopCd), '없는 매장이에요.'),
      }),
    ),
    cached(brandCalls.index, brandSchemas.index, () => ({
      key: 'brands',
      load: () => textOrNotFound(display.brandIndex(), '브랜드가 없어요.'),
    })),
    cached(brandCalls.detail, brandSchemas.detail, ({ params: { brandNo } }) => ({
      key: `brand:${brandNo}`,
      load: () => textOrNotFound(display.brand(brandNo), '없는 브랜드예요.'),
    })),
    cached(categoryCalls.tree, categorySchemas.tree, () => ({
      key: 'categories',
      load: () => textOrNotFound(display.categoryTree(), '카테고리가 없어요.'),
    })),
    cached(categoryCalls.detail, categorySchemas.detail, ({ params: { categoryNo } }) => ({
      key: `category:${categoryNo}`,
      load: () => textOrNotFound(display.category(categoryNo), '없는 카테고리예요.'),
    })),
  ];
}

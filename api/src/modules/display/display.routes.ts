import { brandCalls, categoryCalls, displayCalls } from '@shop/shared/contracts';
import { brandSchemas, categorySchemas, displaySchemas } from '@shop/shared/contracts/schemas';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/errors';
import { type RouteBinding, route } from '../../platform/http/route';
import type { ReadModel } from '../catalogue/read-model';
import { displayRepository } from './display.repository';

const HOME_TAB = '01';

export function displayRoutes({ db }: Deps, memory: ReadModel): RouteBinding[] {
  const display = displayRepository(db);

  const found = async (text: Promise<string | undefined>, message: string): Promise<string> => {
    const answer = await text;
    if (answer === undefined) throw notFound(message);
    return answer;
  };

  const page = async (
    pageCd: string,
    tabCd: string,
    shopNo: number | undefined,
  ): Promise<string> => {
    const known = await display.page(pageCd, tabCd, shopNo);
    if (!known) throw notFound('없는 화면이에요.');
    const corners = await display.corners(known.pageNo);
    // A corner without items has nothing to show: the page does not know it.
    const shown = corners.filter((corner) => !corner.endsWith('"items": []}'));
    return `{"pageCd":${JSON.stringify(pageCd)},"tabCd":${JSON.stringify(tabCd)},"title":${JSON.stringify(known.title)},"corners":[${shown.join(',')}]}`;
  };

  return [
    route(displayCalls.page, displaySchemas.page, ({ query: { pageCd, tab = HOME_TAB, shopNo } }) =>
      memory.read(`page:${pageCd}:${tab}:${shopNo ?? ''}`, () => page(pageCd, tab, shopNo)),
    ),
    route(displayCalls.corner, displaySchemas.corner, ({ params: { cornerNo } }) =>
      memory.read(`corner:${cornerNo}`, () => found(display.corner(cornerNo), '없는 코너예요.')),
    ),
    route(displayCalls.menu, displaySchemas.menu, () =>
      memory.read('menu', () => found(display.menu(), '메뉴가 없어요.')),
    ),
    route(displayCalls.deals, displaySchemas.deals, ({ query: { state = 'open' } }) =>
      memory.read(`deals:${state}`, () => found(display.deals(state), '타임딜이 없어요.'), {
        maxAgeMs: 5_000,
      }),
    ),
    route(displayCalls.planShops, displaySchemas.planShops, ({ query }) => {
      const filter = {
        categoryNo: query.categoryNo,
        isClosing: query.closing === '1',
        page: query.page ?? 1,
      };
      return memory.read(`plan-shops:${JSON.stringify(filter)}`, () =>
        found(display.planShops(filter), '기획전이 없어요.'),
      );
    }),
    route(displayCalls.planShop, displaySchemas.planShop, ({ params: { planShopNo } }) =>
      memory.read(`plan-shop:${planShopNo}`, () =>
        found(display.planShop(planShopNo), '없는 기획전이에요.'),
      ),
    ),
    route(displayCalls.accountContent, displaySchemas.accountContent, ({ query: { adutShopCd } }) =>
      memory.read(`account:${adutShopCd}`, () =>
        found(display.accountContent(adutShopCd), '없는 매장이에요.'),
      ),
    ),
    route(brandCalls.index, brandSchemas.index, () =>
      memory.read('brands', () => found(display.brandIndex(), '브랜드가 없어요.')),
    ),
    route(brandCalls.detail, brandSchemas.detail, ({ params: { brandNo } }) =>
      memory.read(`brand:${brandNo}`, () => found(display.brand(brandNo), '없는 브랜드예요.')),
    ),
    route(categoryCalls.tree, categorySchemas.tree, () =>
      memory.read('categories', () => found(display.categoryTree(), '카테고리가 없어요.')),
    ),
    route(categoryCalls.detail, categorySchemas.detail, ({ params: { categoryNo } }) =>
      memory.read(`category:${categoryNo}`, () =>
        found(display.category(categoryNo), '없는 카테고리예요.'),
      ),
    ),
  ];
}

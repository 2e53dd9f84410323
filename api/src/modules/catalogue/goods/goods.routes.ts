import { goodsCalls } from '@shop/shared/contracts';
import { goodsSchemas } from '@shop/shared/contracts/schemas';
import type { Deps } from '../../../platform/deps';
import { AppError, notFound } from '../../../platform/errors';
import { jsonText, type RouteBinding, route } from '../../../platform/http/route';
import { createPlaceholders } from '../image';
import { cachedRoutes, catalogueCache } from '../response-cache';
import { goodsRepository } from './goods.repository';

const unknownGoods = () => notFound('없는 상품이에요.');

/** 410 tells search engines that the page existed and was removed. */
const notForSale = (): AppError => new AppError(410, '5002', '판매가 종료된 상품이에요.');

const SITEMAP_AGE_MS = 600_000;

export function goodsRoutes(deps: Deps): RouteBinding[] {
  const { db, adapters } = deps;
  const cache = catalogueCache(deps);
  const goods = goodsRepository(db);
  const cached = cachedRoutes(cache);
  const placeholderOf = createPlaceholders(adapters.images);

  const textOrNotFound = async (loading: Promise<string | undefined>): Promise<string> => {
    const text = await loading;
    if (text === undefined) throw unknownGoods();
    return text;
  };
  const detail = async (goodsNo: number): Promise<string> => {
    const row = await goods.detail(goodsNo);
    if (!row) throw unknownGoods();
    if (!row.isForSale) throw notForSale();
    const placeholder = row.bareImageKey && (await placeholderOf(row.bareImageKey));
    return placeholder
      ? row.text.replace('"placeholder" : null', `"placeholder":"${placeholder}"`)
      : row.text;
  };

  return [
    cached(goodsCalls.cards, goodsSchemas.cards, ({ query: { goodsNos } }) => ({
      key: `cards:${goodsNos}`,
      load: () => textOrNotFound(goods.cards(goodsNos.split(',').map(Number))),
    })),
    cached(goodsCalls.compare, goodsSchemas.compare, ({ query: { goodsNos } }) => ({
      key: `compare:${goodsNos}`,
      load: () => textOrNotFound(goods.compared(goodsNos.split(',').map(Number))),
    })),
    cached(goodsCalls.sitemap, goodsSchemas.sitemap, ({ query: { kind, page = 1 } }) => ({
      key: `sitemap:${kind}:${page}`,
      load: () => textOrNotFound(goods.sitemap(kind, page)),
      maxAgeMs: SITEMAP_AGE_MS,
    })),
    cached(goodsCalls.detail, goodsSchemas.detail, ({ params: { goodsNo } }) => ({
      key: `goods:${goodsNo}:detail`,
      load: () => detail(goodsNo),
    })),
    cached(goodsCalls.options, goodsSchemas.options, ({ params: { goodsNo } }) => ({
      key: `goods:${goodsNo}:options`,
      load: () => textOrNotFound(goods.options(goodsNo)),
    })),
    route(goodsCalls.stock, goodsSchemas.stock, async ({ session, params: { goodsNo } }) =>
      jsonText(await textOrNotFound(goods.stock(goodsNo, session?.memberNo))),
    ),
    cached(goodsCalls.status, goodsSchemas.status, ({ params: { goodsNo } }) => ({
      key: `goods:${goodsNo}:status`,
      load: () => textOrNotFound(goods.status(goodsNo)),
    })),
    cached(goodsCalls.coupons, goodsSchemas.coupons, ({ params: { goodsNo } }) => ({
      key: `goods:${goodsNo}:coupons`,
      load: () => textOrNotFound(goods.coupons(goodsNo)),
    })),
    cached(goodsCalls.related, goodsSchemas.related, ({ params: { goodsNo } }) => ({
      key: `goods:${goodsNo}:related`,
      load: () => textOrNotFound(goods.related(goodsNo)),
    })),
    cached(goodsCalls.similar, goodsSchemas.similar, ({ params: { goodsNo } }) => ({
      key: `goods:${goodsNo}:similar`,
      load: () => textOrNotFound(goods.similar(goodsNo)),
    })),
  ];
}

import { goodsCalls } from '@shop/shared/contracts';
import { goodsSchemas } from '@shop/shared/contracts/schemas';
import type { Deps } from '../../platform/deps';
import { AppError, notFound } from '../../platform/errors';
import { jsonText, type RouteBinding, route } from '../../platform/http/route';
import type { ReadModel } from '../catalogue/read-model';
import { imageFolders } from '../image/image-folders';
import { createPlaceholders } from '../image/placeholder';
import { goodsRepository } from './goods.repository';

const unknownGoods = () => notFound('없는 상품이에요.');

/** 410: it was there and is gone, which search engines understand. */
const notForSale = (): AppError => new AppError(410, '5002', '판매가 종료된 상품이에요.');

export function goodsRoutes({ db, config }: Deps, memory: ReadModel): RouteBinding[] {
  const goods = goodsRepository(db);
  const placeholderOf = createPlaceholders(imageFolders(config).files);

  const found = async (text: Promise<string | undefined>): Promise<string> => {
    const answer = await text;
    if (answer === undefined) throw unknownGoods();
    return answer;
  };
  const detail = async (goodsNo: number): Promise<string> => {
    const row = await goods.detail(goodsNo);
    if (!row) throw unknownGoods();
    if (!row.isForSale) throw notForSale();
    const placeholder = row.bareImageKey && (await placeholderOf(row.bareImageKey));
    return placeholder
      ? row.text.replace(/"placeholder" : null/, `"placeholder" : "${placeholder}"`)
      : row.text;
  };

  return [
    route(goodsCalls.cards, goodsSchemas.cards, ({ query }) =>
      memory.read(`cards:${query.goodsNos}`, () =>
        found(goods.cards(query.goodsNos.split(',').map(Number))),
      ),
    ),
    route(goodsCalls.sitemap, goodsSchemas.sitemap, ({ query }) =>
      memory.read(
        `sitemap:${query.kind}:${query.page ?? 1}`,
        () => found(goods.sitemap(query.kind, query.page ?? 1)),
        { maxAgeMs: 600_000 },
      ),
    ),
    route(goodsCalls.detail, goodsSchemas.detail, ({ params: { goodsNo } }) =>
      memory.read(`goods:${goodsNo}:detail`, () => detail(goodsNo)),
    ),
    route(goodsCalls.options, goodsSchemas.options, ({ params: { goodsNo } }) =>
      memory.read(`goods:${goodsNo}:options`, () => found(goods.options(goodsNo))),
    ),
    route(goodsCalls.stock, goodsSchemas.stock, async ({ params: { goodsNo } }) =>
      jsonText(await found(goods.stock(goodsNo))),
    ),
    route(goodsCalls.status, goodsSchemas.status, ({ params: { goodsNo } }) =>
      memory.read(`goods:${goodsNo}:status`, () => found(goods.status(goodsNo))),
    ),
    route(goodsCalls.coupons, goodsSchemas.coupons, ({ params: { goodsNo } }) =>
      memory.read(`goods:${goodsNo}:coupons`, () => found(goods.coupons(goodsNo))),
    ),
    route(goodsCalls.related, goodsSchemas.related, ({ params: { goodsNo } }) =>
      memory.read(`goods:${goodsNo}:related`, () => found(goods.related(goodsNo))),
    ),
    route(goodsCalls.similar, goodsSchemas.similar, ({ params: { goodsNo } }) =>
      memory.read(`goods:${goodsNo}:similar`, () => found(goods.similar(goodsNo))),
    ),
  ];
}

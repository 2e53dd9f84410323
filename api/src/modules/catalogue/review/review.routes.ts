import { reviewCalls } from '@shop/shared/contracts';
import { reviewSchemas } from '@shop/shared/contracts/schemas';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { type RouteBinding, route } from '../../../platform/http/route';
import { cachedRoutes, catalogueCache } from '../response-cache';
import { reviewRepository, setVote, writeReport } from './review.repository';

const PAGE_SIZE = 10;

export function reviewRoutes(deps: Deps): RouteBinding[] {
  const { db } = deps;
  const cache = catalogueCache(deps);
  const reviews = reviewRepository(db);
  const cached = cachedRoutes(cache);
  const textOrNotFound = async (loading: Promise<string | undefined>): Promise<string> => {
    const text = await loading;
    if (text === undefined) throw notFound('없는 상품이에요.');
    return text;
  };

  return [
    cached(reviewCalls.summary, reviewSchemas.summary, ({ params: { goodsNo } }) => ({
      key: `goods:${goodsNo}:review-summary`,
      load: () => textOrNotFound(reviews.summary(goodsNo)),
    })),
    cached(reviewCalls.list, reviewSchemas.list, ({ params: { goodsNo }, query }) => {
      const filter = {
        goodsNo,
        sort: query.sort ?? 'recommend',
        score: query.score,
        hasPhoto: query.photo === '1',
        option: query.option,
        page: query.page ?? 1,
        size: query.size ?? PAGE_SIZE,
      };
      return {
        key: `goods:${goodsNo}:reviews:${JSON.stringify(filter)}`,
        load: () => textOrNotFound(reviews.list(filter)),
      };
    }),
    cached(reviewCalls.photos, reviewSchemas.photos, ({ params: { goodsNo } }) => ({
      key: `goods:${goodsNo}:review-photos`,
      load: () => textOrNotFound(reviews.photos(goodsNo)),
    })),
    route(reviewCalls.votes, reviewSchemas.votes, async ({ params: { goodsNo }, member }) => ({
      reviewNos: await reviews.votes(goodsNo, member.memberNo),
    })),
    route(
      reviewCalls.helpful,
      reviewSchemas.helpful,
      async ({ params: { reviewNo }, body: { isHelpful }, member }) => {
        const vote = { reviewNo, memberNo: member.memberNo, isHelpful };
        const set = await db.tx((tx) => setVote(tx, vote));
        if (set.isChanged) cache.invalidateGoods(set.goodsNo);
        return { helpfulCount: set.helpfulCount, isHelpful };
      },
    ),
    route(
      reviewCalls.report,
      reviewSchemas.report,
      async ({ params: { reviewNo }, body, member }) => {
        const report = { reviewNo, memberNo: member.memberNo, reason: body.reason };
        await db.tx((tx) => writeReport(tx, report));
        return {};
      },
      { limit: 'report' },
    ),
  ];
}

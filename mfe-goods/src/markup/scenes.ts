import { ApiError } from '@shop/shared/app';
import {
  type AdultState,
  adultCalls,
  type CallReply,
  type GoodsDetail,
  type GoodsStock,
  goodsCalls,
  reviewCalls,
} from '@shop/shared/contracts';
import { type CodeScene, type StageScene, stageMember, stateWord } from '@shop/shared/markup';
import { adultQueries } from '../features/adult/adult.queries';
import { goodsQueries } from '../features/goods/goods.queries';
import { DETAIL_REVIEWS, TOTAL_REVIEWS } from '../features/review/page-sizes';
import { everyReview, reviewQueries } from '../features/review/review.queries';
import { blouse } from './fixtures/blouse';
import { cards } from './fixtures/goods-cards';
import { drinkPictures, goodsStates } from './fixtures/goods-states';
import { noReviews, reviewPhotos, reviews } from './fixtures/reviews';
import { sizeGuides } from './size-guides';
import { Underage } from './underage';

/** The goods number that pages read when the URL has none. */
const NO_GOODS = 0;

const stockOf = ({ status, options, deal }: GoodsDetail): GoodsStock => ({
  goodsNo: NO_GOODS,
  status,
  skus: options.skus.map(({ skuNo, available }) => ({ skuNo, available })),
  deal: deal && {
    dealNo: deal.dealNo,
    remaining: 18,
    soldRate: deal.soldRate,
    endsAt: deal.endsAt,
  },
});

const status: CallReply<typeof goodsCalls.status> = {
  goodsNo: NO_GOODS,
  name: blouse.name,
  image: { key: 'd/blouse-0-6522-hero', tone: [0, 5], alt: blouse.name },
  status: 'ON_SALE',
  isForSale: true,
  soldOut: false,
  opensAt: null,
  salePriceWon: blouse.price.salePriceWon,
  categoryNo: 10101,
};

/** The member who sees goods for adults. */
const verified: StageScene = {
  session: stageMember,
  answers: {
    [adultCalls.goods.id]: drinkPictures,
    [reviewCalls.votes.id]: { reviewNos: [] },
  },
};

const adultStates: Record<string, AdultState> = {
  ended: { isVerified: false, endsAt: '2026-02-20T01:00:00.000Z' },
  verified: { isVerified: true, endsAt: '2027-02-20T01:00:00.000Z' },
};

function verificationScene(word: string): CodeScene {
  if (word === 'login') return {};
  return {
    session: stageMember,
    answers: {
      [adultCalls.state.id]: adultStates[word] ?? { isVerified: false, endsAt: null },
      [adultCalls.confirm.id]: () => {
        throw new ApiError(422, 'VERIFICATION_UNDERAGE', '19세 미만은 볼 수 없는 상품이에요.');
      },
    },
    queries: [adultQueries.state()],
    Page: word === 'underage' ? Underage : undefined,
  };
}

function detailScene(word: string): StageScene {
  const goods = goodsStates[word] ?? blouse;
  const { session, answers } = word === 'adult-verified' ? verified : {};
  return {
    session,
    answers: {
      ...answers,
      [goodsCalls.detail.id]: goods,
      [goodsCalls.stock.id]: stockOf(goods),
      [goodsCalls.related.id]: { items: cards },
      [goodsCalls.coupons.id]: { coupons: goods.coupons },
      [reviewCalls.list.id]: goods.reviewCount > 0 ? reviews : noReviews,
      [reviewCalls.photos.id]: reviewPhotos,
    },
    queries: [
      goodsQueries.detail(NO_GOODS),
      goodsQueries.stock(NO_GOODS),
      adultQueries.goods(NO_GOODS),
      reviewQueries.list(NO_GOODS, everyReview, DETAIL_REVIEWS),
    ],
  };
}

const reviewsOf: Record<string, typeof reviews> = {
  review: reviews,
  nodata: noReviews,
  filter: { ...reviews, total: 0, items: [] },
};

const reviewScene = (word: string): StageScene => ({
  answers: {
    [goodsCalls.status.id]: status,
    [reviewCalls.list.id]: reviewsOf[word],
    [reviewCalls.photos.id]: reviewPhotos,
  },
  queries: [
    goodsQueries.status(NO_GOODS),
    reviewQueries.list(NO_GOODS, everyReview, TOTAL_REVIEWS),
    reviewQueries.photos(NO_GOODS),
  ],
});

/** The fixed responses of a state. A skeleton has none and stays pending. */
export function sceneOf(code: string): CodeScene {
  if (code.startsWith('skeleton-')) return { isWaiting: true };
  const word = stateWord(code);
  if (code.startsWith('SB-MO-PD-02')) return reviewScene(word);
  if (code.startsWith('SB-MO-PD-04')) return verificationScene(word);
  if (code.startsWith('SB-MO-PD-05')) return { Page: sizeGuides[word] };
  return detailScene(word);
}

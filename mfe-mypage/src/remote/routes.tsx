import { type App, callKey, events, page, type RemoteRoute } from '@shop/shared/app';
import { claimCalls, orderCalls } from '@shop/shared/contracts';
import { CLAIM_NO, hasParam, ORDER_NO } from '@shop/shared/domain';
import { claimQueries } from '../features/claim/claim.queries';
import { COINS_TITLE, MY_INFO_TITLE } from '../features/my-menu/my-menu';
import { depositFragments } from '../features/order/deposit-fragment';
import { orderQueries } from '../features/order/order.queries';
import { readOrderFilter } from '../features/order/order-filter';
import { walletQueries } from '../features/wallet/wallet.queries';
import { markupRoutes } from '../markup/markup-routes';
import { memberQueries, SUMMARY_MONTHS } from '../pages/my/my.queries';
import { giftRoutes } from './gift-routes';

/** The pages of this remote and their design reference routes. */
export function createRoutes(app: App): RemoteRoute[] {
  if (!app.isServer) invalidateOrdersOnChange(app);
  const routes = [...shopRoutes(app), ...giftRoutes(app)];
  return [...routes, ...markupRoutes(app, routes)];
}

/**
 * Favourites, recently viewed goods, restock alerts, coupons, coins, reviews and enquiries change on other pages of the shop, so
 * their pages read them anew at each visit and load nothing before.
 */
function shopRoutes(app: App): RemoteRoute[] {
  return [
    page(
      {
        id: 'mypage.my',
        path: '/mypage',
        queryParams: [],
        title: '마이페이지',
        header: { kind: 'sub', hasTabBar: true },
        load: () => ({
          critical: [memberQueries.greeting()],
          deferred: [
            orderQueries.summary(SUMMARY_MONTHS),
            walletQueries.coupons(),
            walletQueries.points(),
            walletQueries.coins(),
            walletQueries.giftCards(),
          ],
        }),
        component: () => import(/* webpackChunkName: "mypage.my" */ '../pages/my/my.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.order-list',
        path: '/mypage/order/list',
        queryParams: ['months', 'from', 'to', 'state', 'q'],
        title: '주문/배송 조회',
        header: { kind: 'sub' },
        load: ({ query }) => {
          const filter = readOrderFilter(query);
          return {
            critical: [orderQueries.list(filter)],
            deferred: [orderQueries.summary(filter.months)],
          };
        },
        component: () =>
          import(/* webpackChunkName: "mypage.order-list" */ '../pages/order-list/order-list.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.order-detail',
        path: '/mypage/order/detail',
        queryParams: ['orderNo', 'itemNo', 'shipmentNo'],
        title: '주문 상세',
        header: { kind: 'sub' },
        validate: ({ query }) => hasParam(query, 'orderNo', ORDER_NO),
        load: ({ query }) => {
          const order = orderQueries.detail(query.get('orderNo') ?? '');
          return {
            critical: [order],
            fragments: () => depositFragments(app.queryClient.getQueryData(order.queryKey)),
          };
        },
        component: () =>
          import(
            /* webpackChunkName: "mypage.order-detail" */ '../pages/order-detail/order-detail.page'
          ),
      },
      app,
    ),
    page(
      {
        id: 'mypage.order-receipt',
        path: '/mypage/order/receipt',
        queryParams: ['orderNo', 'kind'],
        title: '영수증',
        // Nothing but the paper is printed.
        layout: 'blank',
        validate: ({ query }) => hasParam(query, 'orderNo', ORDER_NO),
        load: ({ query }) => ({ critical: [orderQueries.detail(query.get('orderNo') ?? '')] }),
        component: () =>
          import(
            /* webpackChunkName: "mypage.order-receipt" */ '../pages/order-receipt/order-receipt.page'
          ),
      },
      app,
    ),
    page(
      {
        id: 'mypage.coupons',
        path: '/mypage/my-coupon',
        queryParams: ['tab'],
        title: '쿠폰함',
        header: { kind: 'sub' },
        component: () =>
          import(/* webpackChunkName: "mypage.coupons" */ '../pages/coupons/coupons.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.coins',
        path: '/mypage/thing-coin',
        queryParams: ['kind', 'group', 'months'],
        title: COINS_TITLE,
        header: { kind: 'sub' },
        component: () => import(/* webpackChunkName: "mypage.coins" */ '../pages/coins/coins.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.my-info',
        path: '/mypage/my-info',
        queryParams: [],
        title: MY_INFO_TITLE,
        header: { kind: 'sub' },
        component: () =>
          import(/* webpackChunkName: "mypage.my-info" */ '../pages/my-info/my-info.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.vouchers',
        path: '/mypage/mobile-coupon',
        queryParams: ['tab'],
        title: '모바일 쿠폰',
        header: { kind: 'sub' },
        component: () =>
          import(/* webpackChunkName: "mypage.vouchers" */ '../pages/vouchers/vouchers.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.my-events',
        path: '/mypage/my-event/list',
        queryParams: ['tab'],
        title: '나의 이벤트',
        header: { kind: 'sub' },
        component: () =>
          import(/* webpackChunkName: "mypage.my-events" */ '../pages/my-events/my-events.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.favorites',
        path: '/mypage/favorite-goods',
        queryParams: ['tab', 'filter', 'folderNo'],
        title: '찜',
        header: { kind: 'sub' },
        component: () =>
          import(/* webpackChunkName: "mypage.favorites" */ '../pages/favorites/favorites.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.reviews',
        path: '/mypage/review',
        queryParams: ['tab', 'itemNo'],
        title: '나의 후기',
        header: { kind: 'sub' },
        component: () =>
          import(/* webpackChunkName: "mypage.reviews" */ '../pages/reviews/reviews.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.counsel',
        path: '/mypage/counsel',
        queryParams: ['counselNo'],
        title: '1:1 문의 내역',
        header: { kind: 'sub' },
        component: () =>
          import(/* webpackChunkName: "mypage.counsel" */ '../pages/counsel/counsel.page'),
      },
      app,
    ),
    page(
      {
        id: 'mypage.claim-detail',
        path: '/mypage/claim/detail',
        queryParams: ['claimNo'],
        title: '반품·교환 상세',
        header: { kind: 'sub' },
        validate: ({ query }) => hasParam(query, 'claimNo', CLAIM_NO),
        load: ({ query }) => ({ critical: [claimQueries.detail(query.get('claimNo') ?? '')] }),
        component: () =>
          import(
            /* webpackChunkName: "mypage.claim-detail" */ '../pages/claim-detail/claim-detail.page'
          ),
      },
      app,
    ),
  ];
}

/** Invalidates cached orders and refunds when an order has changed. */
function invalidateOrdersOnChange({ queryClient }: App): void {
  events.on('order:changed', () => {
    for (const call of [
      orderCalls.list,
      orderCalls.summary,
      orderCalls.detail,
      claimCalls.estimate,
      claimCalls.detail,
    ]) {
      void queryClient.invalidateQueries({ queryKey: callKey(call) });
    }
  });
}

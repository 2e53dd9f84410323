import { type App, callKey, events, page, type RemoteRoute } from '@shop/shared/app';
import { claimCalls, orderCalls } from '@shop/shared/contracts';
import { hasParam, ORDER_NO } from '@shop/shared/domain';
import { orderQueries } from '../features/order/order.queries';
import { readOrderFilter } from '../features/order/order-filter';
import { walletQueries } from '../features/wallet/wallet.queries';
import { markupRoutes } from '../markup/markup-routes';
import { memberQueries, SUMMARY_MONTHS } from '../pages/my/my.queries';

/** The pages of this remote and their design reference routes. */
export function createRoutes(app: App): RemoteRoute[] {
  if (!app.isServer) invalidateOrdersOnChange(app);
  const routes = shopRoutes(app);
  return [...routes, ...markupRoutes(app, routes)];
}

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
          critical: [memberQueries.loginInfo()],
          deferred: [
            orderQueries.summary(SUMMARY_MONTHS),
            walletQueries.coupons(),
            walletQueries.points(),
            walletQueries.coins(),
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
        queryParams: ['months', 'state', 'q'],
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
        queryParams: ['orderNo', 'itemNo'],
        title: '주문 상세',
        header: { kind: 'sub' },
        validate: ({ query }) => hasParam(query, 'orderNo', ORDER_NO),
        load: ({ query }) => ({ critical: [orderQueries.detail(query.get('orderNo') ?? '')] }),
        component: () =>
          import(
            /* webpackChunkName: "mypage.order-detail" */ '../pages/order-detail/order-detail.page'
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
    ]) {
      void queryClient.invalidateQueries({ queryKey: callKey(call) });
    }
  });
}

import {
  type App,
  codesQuery,
  events,
  type PageDefinition,
  page,
  type RemoteRoute,
} from '@shop/shared/app';
import { hasParam, ORDER_NO, PAYMENT_NO, SHEET_NO } from '@shop/shared/domain';
import { basketQueries } from '../features/basket/basket.queries';
import { substituteFragments } from '../features/basket/substitutes';
import { orderQueries } from '../features/order/order.queries';
import { sentGiftFragments } from '../features/order/sent-gift-fragment';
import { paymentQueries } from '../features/payment/payment.queries';
import { sheetQueries } from '../features/sheet/sheet.queries';
import { markupRoutes, sampleRoutes } from '../markup/markup-routes';
import { completeCorners } from '../pages/complete/complete-corners';

/** From the order sheet to the complete page the header has no search, basket or tabs. */
const pathHeader = {
  kind: 'sub',
  hasSearch: false,
  hasBasket: false,
  hasTabBar: false,
} as const;

/** The pages of this remote, with their samples and design reference routes. */
export function createRoutes(app: App): RemoteRoute[] {
  if (!app.isServer) invalidateBasketOnChange(app);
  const routes = shopRoutes(app);
  return [...routes, ...sampleRoutes(app, routes), ...markupRoutes(app, routes)];
}

function shopRoutes(app: App): RemoteRoute[] {
  return [
    page(
      {
        id: 'order.basket',
        path: '/basket',
        queryParams: [],
        title: '장바구니',
        header: { kind: 'sub', hasSearch: true, hasTabBar: false },
        load: () => ({
          critical: [basketQueries.view()],
          fragments: () =>
            substituteFragments(app.queryClient.getQueryData(basketQueries.view().queryKey)),
        }),
        component: () =>
          import(/* webpackChunkName: "order.basket" */ '../pages/basket/basket.page'),
      },
      app,
    ),
    page(
      {
        id: 'order.shopping-bag',
        path: '/order/shoppingbag',
        queryParams: [],
        title: '주문할 상품 확인',
        header: pathHeader,
        load: () => ({ critical: [basketQueries.view()] }),
        component: () =>
          import(
            /* webpackChunkName: "order.shopping-bag" */ '../pages/shopping-bag/shopping-bag.page'
          ),
      },
      app,
    ),
    page(
      {
        id: 'order.sheet',
        path: '/order/sheet',
        queryParams: ['sheetNo'],
        title: '주문/결제',
        layout: 'header-only',
        header: pathHeader,
        keepsScroll: true,
        validate: ({ query }) => hasParam(query, 'sheetNo', SHEET_NO),
        load: ({ query }) => ({
          critical: [sheetQueries.view(query.get('sheetNo') ?? '')],
          deferred: [codesQuery('ME039')],
        }),
        component: () => import(/* webpackChunkName: "order.sheet" */ '../pages/sheet/sheet.page'),
      },
      app,
    ),
    paymentPage(app, {
      id: 'order.payment',
      path: '/payment',
      queryParams: ['paymentNo'],
      title: '결제',
      component: () =>
        import(/* webpackChunkName: "order.payment" */ '../pages/payment/payment.page'),
    }),
    paymentPage(app, {
      id: 'order.payment-auth',
      path: '/payment/auth',
      queryParams: ['paymentNo', 'nonce', 'result', 'signature', 'paymentKey'],
      title: '결제 확인',
      component: () =>
        import(
          /* webpackChunkName: "order.payment-auth" */ '../pages/payment-auth/payment-auth.page'
        ),
    }),
    paymentPage(app, {
      id: 'order.payment-pc-fail',
      path: '/payment/auth/pcFail',
      queryParams: ['paymentNo', 'result'],
      title: '결제 실패',
      component: () =>
        import(
          /* webpackChunkName: "order.payment-pc-fail" */ '../pages/payment-pc-fail/payment-pc-fail.page'
        ),
    }),
    page(
      {
        id: 'order.complete',
        path: '/order/complete',
        queryParams: ['orderNo'],
        title: '주문 완료',
        header: pathHeader,
        validate: ({ query }) => hasParam(query, 'orderNo', ORDER_NO),
        load: ({ query }) => {
          const order = orderQueries.complete(query.get('orderNo') ?? '');
          return {
            critical: [order],
            fragments: () => [
              ...sentGiftFragments(app.queryClient.getQueryData(order.queryKey)),
              completeCorners,
            ],
          };
        },
        component: () =>
          import(/* webpackChunkName: "order.complete" */ '../pages/complete/complete.page'),
      },
      app,
    ),
  ];
}

/**
 * Common route settings of all pages about one payment: no navigation out, and a loader for the
 * payment.
 */
const paymentPage = (
  app: App,
  own: Pick<PageDefinition, 'id' | 'path' | 'queryParams' | 'title' | 'component'>,
): RemoteRoute =>
  page(
    {
      ...own,
      layout: 'header-only',
      header: pathHeader,
      validate: ({ query }) => hasParam(query, 'paymentNo', PAYMENT_NO),
      load: ({ query }) => ({ critical: [paymentQueries.view(query.get('paymentNo') ?? '')] }),
    },
    app,
  );

/** Marks the cached basket stale when another remote changed it; it is refetched on the next visit. */
function invalidateBasketOnChange({ queryClient }: App): void {
  events.on('basket:changed', () => {
    void queryClient.invalidateQueries({
      queryKey: basketQueries.view().queryKey,
      refetchType: 'none',
    });
  });
}

import { type App, events, page, type RemoteRoute } from '@shop/shared/app';
import { basketQueries } from '../features/basket/basket.queries';

/** The pages of this remote. */
export function createRoutes(app: App): RemoteRoute[] {
  if (!app.isServer) followBasket(app);
  return [
    page(
      {
        id: 'order.basket',
        path: '/basket',
        title: '장바구니',
        header: { kind: 'sub', hasSearch: true, hasTabBar: false },
        load: () => ({ critical: [basketQueries.view()] }),
        component: () =>
          import(/* webpackChunkName: "order.basket" */ '../pages/basket/basket.page'),
      },
      app,
    ),
  ];
}

/** Another remote put something in: what we keep is old, and is asked for when it is next looked at. */
function followBasket({ queryClient }: App): void {
  events.on('basket:changed', () => {
    void queryClient.invalidateQueries({
      queryKey: basketQueries.view().queryKey,
      refetchType: 'none',
    });
  });
}

import { type App, type PageDefinition, page, type RemoteRoute } from '@shop/shared/app';

type TestPageDefinition = Omit<PageDefinition, 'id' | 'path' | 'queryParams'> & { name: string };

/** Test pages; they do not exist when disabled, so that their paths are 404s. */
export function testRoutes(app: App): RemoteRoute[] {
  if (!app.hasTestPages) return [];
  const testPage = ({ name, ...rest }: TestPageDefinition) =>
    page(
      {
        header: { kind: 'sub' },
        ...rest,
        id: `shell.test-${name}`,
        path: `/test/${name}`,
        queryParams: [],
      },
      app,
    );
  return [
    testPage({
      name: 'blank-at-mobile',
      title: '폰에서 빈 레이아웃',
      isBlankOnPhone: true,
      component: () =>
        import(
          /* webpackChunkName: "shell.test-blank-at-mobile" */ '../pages/test/blank-at-mobile/blank-at-mobile.page'
        ),
    }),
    testPage({
      name: 'main-header',
      title: '헤더',
      layout: 'blank',
      component: () =>
        import(
          /* webpackChunkName: "shell.test-main-header" */ '../pages/test/main-header/main-header.page'
        ),
    }),
    testPage({
      name: 'mk-component',
      title: '레이어와 컴포넌트',
      component: () =>
        import(
          /* webpackChunkName: "shell.test-mk-component" */ '../pages/test/mk-component/mk-component.page'
        ),
    }),
    testPage({
      name: 'display-account',
      title: '계좌 안내',
      component: () =>
        import(
          /* webpackChunkName: "shell.test-display-account" */ '../pages/test/display-account/display-account.page'
        ),
    }),
    testPage({
      name: 'token-refresh',
      title: '로그인 갱신',
      component: () =>
        import(
          /* webpackChunkName: "shell.test-token-refresh" */ '../pages/test/token-refresh/token-refresh.page'
        ),
    }),
    testPage({
      name: 'payment',
      title: '결제 시험',
      component: () =>
        import(/* webpackChunkName: "shell.test-payment" */ '../pages/test/payment/payment.page'),
    }),
    testPage({
      name: 'fulfilment',
      title: '배송 시험',
      component: () =>
        import(
          /* webpackChunkName: "shell.test-fulfilment" */ '../pages/test/fulfilment/fulfilment.page'
        ),
    }),
    testPage({
      name: 'reloading',
      title: '새 빌드 확인',
      component: () =>
        import(
          /* webpackChunkName: "shell.test-reloading" */ '../pages/test/reloading/reloading.page'
        ),
    }),
  ];
}

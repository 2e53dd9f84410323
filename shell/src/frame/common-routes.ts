import { type App, isNotFound, page, type RemoteRoute } from '@shop/shared/app';
import { systemStatusQuery } from '../features/system-status/system-status.queries';
import { externalLinkQuery } from '../pages/external-finance/external-finance.queries';
import { partnerCode } from '../pages/external-finance/partner-code';

/** Error and maintenance pages and the notice before an external link. */
export function commonRoutes(app: App): RemoteRoute[] {
  return [
    page(
      {
        id: 'shell.not-found',
        path: '/common/not-found',
        queryParams: ['path'],
        title: '페이지를 찾을 수 없어요',
        component: () =>
          import(/* webpackChunkName: "shell.not-found" */ '../pages/not-found/not-found.page'),
      },
      app,
    ),
    page(
      {
        id: 'shell.error-404',
        path: '/error/404',
        queryParams: ['path'],
        title: '페이지를 찾을 수 없어요',
        component: () =>
          import(/* webpackChunkName: "shell.error-404" */ '../pages/not-found/not-found.page'),
      },
      app,
    ),
    page(
      {
        id: 'shell.forbidden',
        path: '/error/403',
        queryParams: ['reason', 'returnTo'],
        title: '접근 권한이 없어요',
        component: () =>
          import(/* webpackChunkName: "shell.forbidden" */ '../pages/forbidden/forbidden.page'),
      },
      app,
    ),
    page(
      {
        id: 'shell.system-error',
        path: '/common/system-error',
        queryParams: ['status', 'errorId', 'returnTo'],
        title: '일시적인 오류',
        component: () =>
          import(
            /* webpackChunkName: "shell.system-error" */ '../pages/system-error/system-error.page'
          ),
      },
      app,
    ),
    page(
      {
        id: 'shell.system-check',
        path: '/common/system-check',
        queryParams: ['returnTo'],
        title: '서비스 점검 중',
        layout: 'blank',
        load: () => ({ critical: [systemStatusQuery] }),
        component: () =>
          import(
            /* webpackChunkName: "shell.system-check" */ '../pages/system-check/system-check.page'
          ),
      },
      app,
    ),
    page(
      {
        id: 'shell.external-finance',
        path: '/gateway/external-finance',
        queryParams: ['code'],
        title: '제휴 금융 서비스 이동',
        header: { kind: 'sub', hasSearch: false, hasBasket: false },
        load: ({ query }) => {
          const code = partnerCode(query);
          return code ? { critical: [externalLinkQuery(code)] } : {};
        },
        recover: (error) => (isNotFound(error) ? '/error/403?reason=link' : undefined),
        component: () =>
          import(
            /* webpackChunkName: "shell.external-finance" */ '../pages/external-finance/external-finance.page'
          ),
      },
      app,
    ),
  ];
}

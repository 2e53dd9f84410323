import { type App, page, type RemoteRoute } from '@shop/shared/app';
import { optionalNumberParam } from '@shop/shared/domain';
import { faqQueries } from '../features/faq/faq.queries';
import { readFaqFilter } from '../features/faq/faq-filter';
import { noticeQueries } from '../features/notice/notice.queries';
import { readTermChoice, termQueries } from '../features/term/term.queries';
import { markupRoutes } from '../markup/markup-routes';
import { parcelFragment } from '../pages/home/parcel-fragment';

/** The pages of this remote and their design reference routes. */
export function createRoutes(app: App): RemoteRoute[] {
  const routes = shopRoutes(app);
  return [...routes, ...markupRoutes(app, routes)];
}

function shopRoutes(app: App): RemoteRoute[] {
  return [
    page(
      {
        id: 'cs.home',
        path: '/cs',
        queryParams: [],
        title: '고객센터',
        header: { kind: 'sub' },
        load: () => ({ critical: [faqQueries.home()], fragments: () => [parcelFragment] }),
        component: () => import(/* webpackChunkName: "cs.home" */ '../pages/home/home.page'),
      },
      app,
    ),
    page(
      {
        id: 'cs.faq',
        path: '/cs/faq',
        queryParams: ['category', 'q', 'faqNo'],
        title: '자주 묻는 질문',
        header: { kind: 'sub' },
        load: ({ query }) => ({ critical: [faqQueries.list(readFaqFilter(query))] }),
        component: () => import(/* webpackChunkName: "cs.faq" */ '../pages/faq/faq.page'),
      },
      app,
    ),
    page(
      {
        id: 'cs.counsel',
        path: '/cs/counsel',
        queryParams: ['topic', 'orderNo', 'itemNo'],
        title: '1:1 문의하기',
        header: { kind: 'sub' },
        load: () => ({ deferred: [faqQueries.home()] }),
        component: () =>
          import(/* webpackChunkName: "cs.counsel" */ '../pages/counsel/counsel.page'),
      },
      app,
    ),
    page(
      {
        id: 'cs.notice',
        path: '/cs/notice',
        queryParams: ['noticeNo', 'page'],
        title: '공지사항',
        header: { kind: 'sub' },
        load: ({ query }) => {
          const noticeNo = optionalNumberParam(query, 'noticeNo');
          return {
            critical: [noticeQueries.list(optionalNumberParam(query, 'page') ?? 1)],
            deferred: noticeNo === undefined ? [] : [noticeQueries.detail(noticeNo)],
          };
        },
        component: () => import(/* webpackChunkName: "cs.notice" */ '../pages/notice/notice.page'),
      },
      app,
    ),
    page(
      {
        id: 'cs.terms',
        path: '/cs/terms',
        queryParams: ['code', 'version'],
        title: '약관과 정책',
        header: { kind: 'sub' },
        load: ({ query }) => ({
          critical: [termQueries.detail(readTermChoice(query))],
          deferred: [termQueries.list()],
        }),
        component: () => import(/* webpackChunkName: "cs.terms" */ '../pages/terms/terms.page'),
      },
      app,
    ),
  ];
}

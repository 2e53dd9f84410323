import { type App, page, type RemoteRoute, throwIfNotFound } from '@shop/shared/app';
import { numberParam } from '@shop/shared/domain';
import { eventQueries } from '../features/event/event.queries';
import { parseEventListQuery, readKind } from '../features/event/event-url';

const header = { kind: 'sub', hasTabBar: true } as const;
const hasEventNo = ({ query }: { query: URLSearchParams }): boolean =>
  numberParam(query, 'eventNo') > 0;

export const eventRoutes = (app: App): RemoteRoute[] => [
  page(
    {
      id: 'display.event-list',
      path: '/event/list',
      queryParams: ['tab', 'page'],
      title: '이벤트',
      header,
      load: ({ query }) => {
        const { tab, page } = parseEventListQuery(query);
        return { critical: [eventQueries.list({ tab, page })] };
      },
      component: () =>
        import(/* webpackChunkName: "display.event-list" */ '../pages/event-list/event-list.page'),
    },
    app,
  ),
  page(
    {
      id: 'display.event-type',
      path: '/event/type',
      queryParams: ['kind', 'tab', 'page'],
      title: '이벤트',
      header,
      validate: ({ query }) => readKind(query) !== undefined,
      load: ({ query }) => ({ critical: [eventQueries.list(parseEventListQuery(query))] }),
      component: () =>
        import(/* webpackChunkName: "display.event-type" */ '../pages/event-type/event-type.page'),
    },
    app,
  ),
  page(
    {
      id: 'display.event-detail',
      path: '/event/detail',
      queryParams: ['eventNo'],
      title: '이벤트',
      header,
      validate: hasEventNo,
      load: ({ query }, app) => ({
        critical: [throwIfNotFound(app, eventQueries.detail(numberParam(query, 'eventNo')))],
      }),
      component: () =>
        import(
          /* webpackChunkName: "display.event-detail" */ '../pages/event-detail/event-detail.page'
        ),
    },
    app,
  ),
  page(
    {
      id: 'display.event-end',
      path: '/event/detail/end',
      queryParams: ['eventNo'],
      title: '종료된 이벤트',
      header,
      validate: hasEventNo,
      load: ({ query }, app) => ({
        critical: [throwIfNotFound(app, eventQueries.result(numberParam(query, 'eventNo')))],
        deferred: [eventQueries.list({ tab: 'open', page: 1 })],
      }),
      component: () =>
        import(/* webpackChunkName: "display.event-end" */ '../pages/event-end/event-end.page'),
    },
    app,
  ),
];

import {
  type App,
  isNotFound,
  type PageDefinition,
  type PageRequest,
  page,
  type RemoteRoute,
} from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { GIFT_TOKEN, hasParam } from '@shop/shared/domain';
import { giftQueries } from '../features/gift/gift.queries';

const hasToken = ({ query }: PageRequest): boolean => hasParam(query, 'token', GIFT_TOKEN);

type Own = Pick<PageDefinition, 'id' | 'path' | 'title' | 'component'>;

/** A page of a gift's receiver: opened by the link, without a login. */
const linkPage = (app: App, own: Own): RemoteRoute =>
  page(
    {
      ...own,
      queryParams: ['token'],
      header: { kind: 'sub' },
      // The page of an unknown link is the first one without a token.
      validate: (request) =>
        hasToken(request) ||
        (own.path === paths.giftAccept() && !request.query.has('token')) ||
        paths.giftAccept(),
      load: (request) =>
        hasToken(request) ? { critical: [giftQueries.view(request.query.get('token') ?? '')] } : {},
      recover: (error) => (isNotFound(error) ? paths.giftAccept() : undefined),
    },
    app,
  );

/** 선물함 of members, and the pages of the receiver; those up to the address are in one chunk. */
export const giftRoutes = (app: App): RemoteRoute[] => [
  page(
    {
      id: 'mypage.gifts',
      path: '/mypage/gift',
      queryParams: ['tab'],
      title: '선물함',
      header: { kind: 'sub' },
      component: () => import(/* webpackChunkName: "mypage.gifts" */ '../pages/gifts/gifts.page'),
    },
    app,
  ),
  linkPage(app, {
    id: 'mypage.gift:accept',
    path: '/mypage/gift/accept',
    title: '선물이 도착했어요',
    component: () =>
      import(/* webpackChunkName: "mypage.gift" */ '../pages/gift-accept/gift-accept.page'),
  }),
  linkPage(app, {
    id: 'mypage.gift-detail',
    path: '/mypage/gift/accept/detail',
    title: '받은 선물 상세',
    component: () =>
      import(/* webpackChunkName: "mypage.gift-detail" */ '../pages/gift-detail/gift-detail.page'),
  }),
  linkPage(app, {
    id: 'mypage.gift:reject',
    path: '/mypage/gift/reject',
    title: '선물 거절',
    component: () =>
      import(/* webpackChunkName: "mypage.gift" */ '../pages/gift-reject/gift-reject.page'),
  }),
  linkPage(app, {
    id: 'mypage.gift:shipping',
    path: '/mypage/gift/shipping',
    title: '배송지 입력',
    component: () =>
      import(/* webpackChunkName: "mypage.gift" */ '../pages/gift-shipping/gift-shipping.page'),
  }),
  page(
    {
      id: 'mypage.gift-sample',
      path: '/mypage/gift/sample-giftshot',
      queryParams: ['design'],
      title: '선물 카드 미리보기',
      header: { kind: 'sub' },
      component: () =>
        import(
          /* webpackChunkName: "mypage.gift-sample" */ '../pages/gift-sample/gift-sample.page'
        ),
    },
    app,
  ),
];

import { type App, isNotFound, type PageRequest, page, type RemoteRoute } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { GIFT_TOKEN, hasParam } from '@shop/shared/domain';
import { giftQueries } from '../features/gift/gift.queries';

const hasToken = ({ query }: PageRequest): boolean => hasParam(query, 'token', GIFT_TOKEN);

/** What the pages of a gift's receiver have in common: opened by the link, without a login. */
const ofLink = {
  queryParams: ['token'],
  header: { kind: 'sub' },
  validate: (request: PageRequest) => hasToken(request) || paths.giftAccept(),
  load: ({ query }: PageRequest) => ({ critical: [giftQueries.view(query.get('token') ?? '')] }),
  /** The page without a token says that the link is unknown, and what to do. */
  recover: (error: unknown) => (isNotFound(error) ? paths.giftAccept() : undefined),
} as const;

/** 선물함 of members, and the pages of the receiver. */
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
  page(
    {
      ...ofLink,
      id: 'mypage.gift-accept',
      path: '/mypage/gift/accept',
      title: '선물이 도착했어요',
      validate: (request) => hasToken(request) || !request.query.has('token') || paths.giftAccept(),
      load: (request) => (hasToken(request) ? ofLink.load(request) : {}),
      component: () =>
        import(
          /* webpackChunkName: "mypage.gift-accept" */ '../pages/gift-accept/gift-accept.page'
        ),
    },
    app,
  ),
  page(
    {
      ...ofLink,
      id: 'mypage.gift-detail',
      path: '/mypage/gift/accept/detail',
      title: '받은 선물 상세',
      component: () =>
        import(
          /* webpackChunkName: "mypage.gift-detail" */ '../pages/gift-detail/gift-detail.page'
        ),
    },
    app,
  ),
  page(
    {
      ...ofLink,
      id: 'mypage.gift-reject',
      path: '/mypage/gift/reject',
      title: '선물 거절',
      component: () =>
        import(
          /* webpackChunkName: "mypage.gift-reject" */ '../pages/gift-reject/gift-reject.page'
        ),
    },
    app,
  ),
  page(
    {
      ...ofLink,
      id: 'mypage.gift-shipping',
      path: '/mypage/gift/shipping',
      title: '배송지 입력',
      component: () =>
        import(
          /* webpackChunkName: "mypage.gift-shipping" */ '../pages/gift-shipping/gift-shipping.page'
        ),
    },
    app,
  ),
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

import { type App, page, type RemoteRoute } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { joinFormQuery } from '../features/login/join';
import { sampleMembersQuery, socialProvidersQuery } from '../features/login/login.queries';
import { isLoginReturn } from '../features/login/login-return';
import { appRoutes } from './app-routes';
import { commonRoutes } from './common-routes';
import { testRoutes } from './test-routes';
import { visitorOnly } from './visitor-only-route';

/**
 * The shell's own pages. Added when one of their paths is visited, as a remote's are, because few
 * visitors need them.
 */
export const shellRoutes = (app: App): RemoteRoute[] => [
  ...loginRoutes(app),
  ...commonRoutes(app),
  ...appRoutes(app),
  ...testRoutes(app),
];

function loginRoutes(app: App): RemoteRoute[] {
  return [
    visitorOnly(
      page(
        {
          id: 'shell.login-auth',
          path: '/common/login-auth',
          queryParams: ['returnTo'],
          title: '로그인',
          header: { kind: 'sub', hasSearch: false, hasBasket: false },
          // The sample members in the browser only: the sandbox serves clients on its machine, and the
          // server's calls come from there for every client.
          load: () => ({
            deferred: app.isServer
              ? [socialProvidersQuery]
              : [socialProvidersQuery, sampleMembersQuery],
          }),
          component: () =>
            import(
              /* webpackChunkName: "shell.login-auth" */ '../pages/login-auth/login-auth.page'
            ),
        },
        app,
      ),
      app,
    ),
    visitorOnly(
      page(
        {
          id: 'shell.join',
          path: '/auth/join',
          queryParams: ['returnTo'],
          title: '회원 가입',
          header: { kind: 'sub', hasSearch: false, hasBasket: false },
          // In the browser only: its cookie says who joins.
          load: () => (app.isServer ? {} : { deferred: [joinFormQuery] }),
          component: () => import(/* webpackChunkName: "shell.join" */ '../pages/join/join.page'),
        },
        app,
      ),
      app,
    ),
    page(
      {
        id: 'shell.changed-terms',
        path: '/auth/terms',
        queryParams: ['returnTo'],
        // Only a member has agreed to anything.
        validate: () => app.session.isLoggedIn || paths.home(),
        title: '바뀐 약관 동의',
        header: { kind: 'sub', hasSearch: false, hasBasket: false },
        component: () =>
          import(
            /* webpackChunkName: "shell.changed-terms" */ '../pages/changed-terms/changed-terms.page'
          ),
      },
      app,
    ),
    page(
      {
        id: 'shell.auth-callback',
        path: '/auth/callback',
        queryParams: ['lid', 'state', 'returnTo', 'code', 'iss', 'error'],
        title: '로그인 처리',
        layout: 'blank',
        // Spec section 4: a login that fails, here for lack of an answer, goes home.
        validate: ({ query }) => isLoginReturn(query) || paths.home(),
        component: () =>
          import(
            /* webpackChunkName: "shell.auth-callback" */ '../pages/auth-callback/auth-callback.page'
          ),
      },
      app,
    ),
  ];
}

import type { App, RemoteRoute } from '@shop/shared/app';
import { sampleRoute, stageRoutes } from '@shop/shared/markup';
import { stageCodes } from './codes';

const loadScenes = () => import(/* webpackChunkName: "order.markup" */ './scenes');

/** The design reference routes that render these pages. */
export const markupRoutes = (app: App, routes: readonly RemoteRoute[]): RemoteRoute[] =>
  stageRoutes(app, routes, stageCodes, loadScenes);

/** The sample pages of the specification (section 2): every state of basket and order sheet. */
export const sampleRoutes = (app: App, routes: readonly RemoteRoute[]): RemoteRoute[] =>
  [
    { of: 'order.basket', path: '/basket/sample', title: '장바구니 예시' },
    { of: 'order.sheet', path: '/order/sample', title: '주문서 예시' },
  ].map((sample) =>
    sampleRoute(app, routes, { ...sample, codes: stageCodes[sample.of] ?? [] }, loadScenes),
  );

import { lazy } from '@shop/shared/ui';

/** Loaded for goods that have a problem; shows nothing for another problem than 성인 인증. */
export const AdultCheck = lazy(() =>
  import(/* webpackChunkName: "part-adult-link" */ './adult-link').then(
    ({ AdultLink }) => AdultLink,
  ),
).Component;

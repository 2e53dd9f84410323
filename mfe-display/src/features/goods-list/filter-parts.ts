import { lazy } from '@shop/shared/ui';

/**
 * The filter code loads on demand: with the sheet, with the desktop column, or when filters are
 * active.
 */
const code = () => import(/* webpackChunkName: "display.filter" */ './filter-code');

export const appliedFilters = lazy(() => code().then((module) => module.AppliedFilters));
export const filterColumn = lazy(() => code().then((module) => module.FilterColumn));
export const filterSheet = lazy(() => code().then((module) => module.FilterSheet));

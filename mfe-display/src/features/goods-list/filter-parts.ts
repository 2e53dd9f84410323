import { onDemand } from '@shop/shared/ui';

/** The conditions come when they are wanted: on a phone with the sheet, on PC with the column. */
export const filterColumn = onDemand(() =>
  import(/* webpackChunkName: "display.filter" */ './filter-code').then((m) => m.FilterColumn),
);
export const filterSheet = onDemand(() =>
  import(/* webpackChunkName: "display.filter" */ './filter-code').then((m) => m.FilterSheet),
);

import { later } from '../later/later';

/** The conditions come when they are wanted: on a phone with the sheet, on PC with the column. */
const column = later(() =>
  import(/* webpackChunkName: "display.filter" */ './filter-code').then((m) => m.FilterColumn),
);
const sheet = later(() =>
  import(/* webpackChunkName: "display.filter" */ './filter-code').then((m) => m.FilterSheet),
);

export const FilterColumn = column.Later;
export const FilterSheet = sheet.Later;
export const preloadFilterSheet = sheet.preload;

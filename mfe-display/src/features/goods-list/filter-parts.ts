import { onDemand } from '@shop/shared/ui';

/** The conditions come when they are wanted: with the sheet, with the column of a PC, or when some are in force. */
const code = () => import(/* webpackChunkName: "display.filter" */ './filter-code');

export const appliedFilters = onDemand(() => code().then((module) => module.AppliedFilters));
export const filterColumn = onDemand(() => code().then((module) => module.FilterColumn));
export const filterSheet = onDemand(() => code().then((module) => module.FilterSheet));

export { AppliedFilters } from './applied-filters';
export { FilterColumn } from './filter-column';
export { FilterSheet } from './filter-sheet';

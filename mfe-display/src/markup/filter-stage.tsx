import { DisplayPage } from '../features/display-page/display-page';
import { FilterSheet } from '../features/goods-list/filter-sheet';
import { noFilter } from '../features/goods-list/goods-filter';

const nothing = () => {};

/** The filter of a category, open. */
export const FilterStage = () => (
  <DisplayPage>
    <FilterSheet
      // As the page has it, whose address names no category.
      scope={{ categoryNo: Number.NaN }}
      filter={noFilter}
      hiddenGroups={[]}
      onClose={nothing}
      onApply={nothing}
    />
  </DisplayPage>
);

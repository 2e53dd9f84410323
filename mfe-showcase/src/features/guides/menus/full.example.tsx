import { FullMenu } from '@shop/shared/ui';
import { sampleCategories } from '../../kit/sample-categories';

export function Example() {
  return (
    <FullMenu
      categories={sampleCategories}
      categoryTo={(no) => `/markup/guide/menus?f=${no}`}
      currentNo={211}
    />
  );
}

import { MegaMenu } from '@shop/shared/ui';
import { sampleCategories } from '../../kit/sample-categories';

export function Example() {
  return (
    <MegaMenu categories={sampleCategories} categoryTo={(no) => `/markup/guide/menus?c=${no}`} />
  );
}

import { MegaMenu } from '@shop/shared/ui';
import { sampleCategories } from '../../kit/sample-categories';
import styles from './mega.module.css';

export function Example() {
  return (
    <div className={styles.row}>
      <MegaMenu categories={sampleCategories} categoryTo={(no) => `/markup/guide/menus?c=${no}`} />
      <p className={styles.narrow}>1024px보다 넓은 화면에서 나와요.</p>
    </div>
  );
}

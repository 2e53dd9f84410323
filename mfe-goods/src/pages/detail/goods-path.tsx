import { type CategoryLink, paths } from '@shop/shared/contracts';
import { Breadcrumb } from '@shop/shared/ui';
import styles from './detail.module.css';

/** The categories of the goods; its name stands beside the picture. Keeps its height while the categories load. */
export function GoodsPath({ steps }: { steps: readonly CategoryLink[] | undefined }) {
  return (
    <div className={styles.path}>
      {steps && (
        <Breadcrumb
          steps={[
            { name: '홈', to: paths.home() },
            ...steps.map(({ categoryNo, name }) => ({ name, to: paths.category(categoryNo) })),
          ]}
        />
      )}
    </div>
  );
}

import { Skeleton, SkeletonGroup, TextSkeleton, TwoColumn } from '@shop/shared/ui';
import part from './sheet-part.module.css';
import styles from './sheet-skeleton.module.css';

const partLines = { address: 3, message: 2, items: 4, benefits: 3 };

export function SheetSkeleton() {
  return (
    <SkeletonGroup label="주문서를 불러오는 중이에요">
      <TwoColumn side={<Skeleton shape="block" className={styles.sum} />}>
        {Object.entries(partLines).map(([name, lines]) => (
          <div key={name} className={part.part}>
            <Skeleton shape="title" width="third" />
            <TextSkeleton lines={lines} />
          </div>
        ))}
      </TwoColumn>
    </SkeletonGroup>
  );
}

import { Skeleton, SkeletonGroup, TextSkeleton, TwoColumn } from '@shop/shared/ui';
import part from './sheet-part.module.css';
import styles from './sheet-skeleton.module.css';

export function SheetSkeleton() {
  return (
    <SkeletonGroup label="주문서를 불러오는 중이에요">
      <TwoColumn side={<Skeleton shape="block" className={styles.sum} />}>
        {[3, 2, 4, 3].map((lines, index) => (
          <div key={index} className={part.part}>
            <Skeleton shape="title" width="third" />
            <TextSkeleton lines={lines} />
          </div>
        ))}
      </TwoColumn>
    </SkeletonGroup>
  );
}

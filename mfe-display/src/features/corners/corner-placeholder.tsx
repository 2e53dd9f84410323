import type { Corner } from '@shop/shared/contracts';
import { Section, Skeleton, SkeletonGroup } from '@shop/shared/ui';
import styles from './corner-placeholder.module.css';

/** Placeholder of a corner until the code of its skeleton has loaded. */
export function CornerPlaceholder({ corner }: { corner: Corner }) {
  const { title, subtitle } = corner;
  const shape = (
    <SkeletonGroup label={`${title} 불러오는 중이에요`.trim()}>
      <Skeleton shape="block" className={styles.place} />
    </SkeletonGroup>
  );
  if (!title) return shape;
  return (
    <Section title={title} note={subtitle || undefined}>
      {shape}
    </Section>
  );
}

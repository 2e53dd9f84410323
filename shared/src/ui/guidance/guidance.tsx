import { type ReactNode, useId } from 'react';
import { BulletList } from '../bullet-list/bullet-list';
import { classNames } from '../class-names/class-names';
import { ChevronDownIcon } from '../icon';
import styles from './guidance.module.css';

export interface GuidanceProps {
  /** 꼭 확인해 주세요 */
  title: string;
  items: readonly ReactNode[];
  /** Collapsed initially, for information that only some need. */
  isFolded?: boolean;
}

/** A box of rules below their subject: periods, costs, exceptions. */
export function Guidance({ title, items, isFolded }: GuidanceProps) {
  const id = useId();
  const list = <BulletList items={items} isSmall />;
  if (isFolded === undefined) {
    return (
      <section className={styles.box} aria-labelledby={id}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {list}
      </section>
    );
  }
  return (
    <details className={classNames(styles.box, styles.foldable)} open={!isFolded}>
      <summary className={styles.title}>
        {title}
        <ChevronDownIcon className={styles.chevron} size={18} />
      </summary>
      {list}
    </details>
  );
}

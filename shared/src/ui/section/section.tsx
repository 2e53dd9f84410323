import { Link, type LinkProps } from '@shop/shared/app';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { ChevronRightIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** A quieter line under the title. */
  note?: ReactNode;
  /** Where 더보기 leads. */
  moreTo?: LinkProps['to'];
  /** Instead of 더보기: a small control at the title's right. */
  end?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page (h2). Its distance to the next one is the page's: `--section-gap`. */
export function Section({ title, note, moreTo, end, className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(styles.section, className)}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {moreTo === undefined ? (
          end
        ) : (
          <Link className={styles.more} to={moreTo}>
            <VisuallyHidden>{title} </VisuallyHidden>더보기
            <ChevronRightIcon size={16} />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

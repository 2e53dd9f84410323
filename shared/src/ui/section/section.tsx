import { Link, type LinkProps } from '@shop/shared/app';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { ChevronRightIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** Secondary text below the title. */
  note?: ReactNode;
  /** Target of 더보기. */
  moreTo?: LinkProps['to'];
  /** A small control at the title's right, instead of 더보기. */
  end?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page (h2). The page sets the distance between sections: `--section-gap`. */
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

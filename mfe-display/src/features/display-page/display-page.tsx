import { classNames, PageMain } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './display-page.module.css';

/** The `main` element of a page of this remote, at content width. */
export function DisplayPage({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <PageMain className={classNames(styles.page, className)}>{children}</PageMain>;
}

/** The only h1 of the page. */
export function PageTitle({
  isInHeader = false,
  children,
}: {
  /** Visually hidden on phones, where the header shows the same title. */
  isInHeader?: boolean;
  children: ReactNode;
}) {
  return (
    <h1 className={classNames(styles.title, isInHeader && styles.forScreenReaders)}>{children}</h1>
  );
}

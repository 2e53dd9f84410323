import { classNames } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './display-page.module.css';

/** The main part of a page of this remote, at the content's width. */
export function DisplayPage({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <main id="main" tabIndex={-1} className={classNames(styles.page, className)}>
      {children}
    </main>
  );
}

/** The page's one h1. */
export function PageTitle({
  isInHeader = false,
  children,
}: {
  /** The phone's header says the same: there it is only heard. */
  isInHeader?: boolean;
  children: ReactNode;
}) {
  return <h1 className={classNames(styles.title, isInHeader && styles.heard)}>{children}</h1>;
}

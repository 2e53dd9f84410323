import { useLocation, useSearchParams } from '@shop/shared/app';
import { SkipLink } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import type { MarkupPage } from '../markup-page';
import { PublishBar } from './publish-bar';
import styles from './publish-frame.module.css';
import { modeOf } from './publish-mode';
import { SiblingLinks } from './sibling-links';

export interface PublishFrameProps {
  /** What the page shows: a guide, a corner. */
  kind: string;
  /** The list that the page is in, for links to its neighbours. */
  pages: readonly MarkupPage[];
  children: ReactNode;
}

/**
 * The frame of a design reference page, which the page brings in place of the shop's: its bar, content
 * and sibling links. The colour mode is part of the URL, so that a screenshot can be requested by link.
 */
export function PublishFrame({ kind, pages, children }: PublishFrameProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  return (
    <div className={styles.frame} data-mode={modeOf(query)}>
      <SkipLink />
      <PublishBar kind={kind} pathname={pathname} />
      <div className={styles.page}>{children}</div>
      <SiblingLinks pages={pages} pathname={pathname} />
    </div>
  );
}

import { useLocation, useSearchParams } from '@shop/shared/app';
import { SkipLink } from '@shop/shared/ui';
import { TrialBanner } from '../../features/trial/trial-banner';
import { PublishBar } from './publish-bar';
import styles from './publish-frame.module.css';
import { modeOf } from './publish-mode';
import type { PublishProps } from './publish-props';
import { SiblingLinks } from './sibling-links';

/**
 * The frame of a design reference page: its bar, content and sibling links. The colour mode is part
 * of the URL, so that a screenshot can be requested by link.
 */
export function PublishFrame({ layout, children }: PublishProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  return (
    <div className={styles.frame} data-mode={modeOf(query)}>
      <SkipLink />
      <TrialBanner />
      <PublishBar kind={layout === 'publish-corner' ? '코너' : '가이드'} pathname={pathname} />
      <div className={styles.page}>{children}</div>
      <SiblingLinks pathname={pathname} />
    </div>
  );
}

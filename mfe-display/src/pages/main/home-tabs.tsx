import { useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { classNames, LinkTabs } from '@shop/shared/ui';
import { displayQueries } from '../../features/display/display.queries';
import { homeTabPath } from '../../features/display/home-tab';
import styles from './home-tabs.module.css';
import { leaveTab, useTabPlace } from './tab-places';

/** PR093: the tabs of the home page. Hidden when there is only one. */
export function HomeTabs({ current }: { current: string }) {
  const { data } = useQuery(displayQueries.menu());
  useTabPlace(current);
  if (!data || data.homeTabs.length < 2) return null;
  // The menu row of a desktop leads to the tabs too; two rows of navigation say one thing twice.
  const isInMenu = data.gnb.some(({ link }) => link.startsWith(`${paths.home()}?tab=`));
  return (
    <div
      className={classNames(styles.tabs, isInMenu && styles.inMenu)}
      onClickCapture={() => leaveTab(current)}
    >
      <LinkTabs
        label="홈 탭"
        look="chip"
        items={data.homeTabs.map(({ tabCd, name }) => ({
          text: name,
          to: homeTabPath(tabCd),
          isCurrent: tabCd === current,
        }))}
      />
    </div>
  );
}

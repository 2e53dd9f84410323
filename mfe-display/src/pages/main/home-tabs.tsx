import { useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { LinkTabs } from '@shop/shared/ui';
import { displayQueries, HOME_TAB } from '../../features/display/display.queries';
import styles from './home-tabs.module.css';

const tabTo = (tabCd: string) =>
  tabCd === HOME_TAB ? paths.home() : `${paths.home()}?tab=${tabCd}`;

/** PR093: the tabs of the home page. One alone needs no tab. */
export function HomeTabs({ current }: { current: string }) {
  const { data } = useQuery(displayQueries.menu());
  if (!data || data.homeTabs.length < 2) return null;
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label="홈 탭"
        look="chip"
        items={data.homeTabs.map(({ tabCd, name }) => ({
          text: name,
          to: tabTo(tabCd),
          isCurrent: tabCd === current,
        }))}
      />
    </div>
  );
}

import { useLocation } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { GridIcon, HomeIcon, SearchIcon, TabBar, UserIcon } from '@shop/shared/ui';

const items = [
  { text: '홈', icon: <HomeIcon />, to: paths.home() },
  { text: '카테고리', icon: <GridIcon />, to: '/display/allmenu' },
  { text: '검색', icon: <SearchIcon />, to: paths.search() },
  { text: '마이', icon: <UserIcon />, to: '/mypage' },
];

/** The bottom tab bar on phones. */
export function FrameTabBar() {
  const { pathname } = useLocation();
  return <TabBar items={items.map((item) => ({ ...item, isCurrent: item.to === pathname }))} />;
}

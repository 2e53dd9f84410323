import { GridIcon, HomeIcon, SearchIcon, TabBar, UserIcon } from '@shop/shared/ui';

export function Example() {
  return (
    <TabBar
      items={[
        { text: '홈', icon: <HomeIcon />, to: '/markup/guide/tab-bar', isCurrent: true },
        { text: '카테고리', icon: <GridIcon />, to: '/display/allmenu' },
        { text: '검색', icon: <SearchIcon />, to: '/search' },
        { text: '마이', icon: <UserIcon />, to: '/mypage' },
      ]}
    />
  );
}

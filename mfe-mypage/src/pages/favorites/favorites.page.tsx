import { type PageMeta, useSearchParams } from '@shop/shared/app';
import { LinkTabs, lazy } from '@shop/shared/ui';
import {
  type FavoriteChoice,
  favoritePath,
  readFavoriteChoice,
} from '../../features/favorite/favorite-choice';
import { MyLayout } from '../../features/my-menu/my-layout';
import { FavoriteGoodsList } from './favorite-goods-list';

const others = lazy(() =>
  import(/* webpackChunkName: "favorite-others" */ './favorite-others').then(
    ({ FavoriteOthers }) => FavoriteOthers,
  ),
);
const recent = lazy(() =>
  import(/* webpackChunkName: "favorite-others" */ './recent-goods').then(
    ({ RecentGoods }) => RecentGoods,
  ),
);
const alerts = lazy(() =>
  import(/* webpackChunkName: "favorite-others" */ './alerts').then(({ Alerts }) => Alerts),
);
const parts = {
  others: others.Component,
  recent: recent.Component,
  restock: alerts.Component,
};

export const meta = (): PageMeta => ({ title: '찜', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const choice = readFavoriteChoice(query);
  const toTab = (tab: FavoriteChoice['tab']) =>
    favoritePath({ tab, filter: 'all', folderNo: undefined });
  const Part = choice.tab === 'goods' ? undefined : parts[choice.tab];
  return (
    <MyLayout title="찜">
      <LinkTabs
        label="찜"
        items={[
          { to: toTab('goods'), text: '상품', isCurrent: choice.tab === 'goods' },
          { to: toTab('others'), text: '브랜드·기획전', isCurrent: choice.tab === 'others' },
          { to: toTab('recent'), text: '최근 본 상품', isCurrent: choice.tab === 'recent' },
          { to: toTab('restock'), text: '알림 신청', isCurrent: choice.tab === 'restock' },
        ]}
      />
      {Part ? <Part /> : <FavoriteGoodsList choice={choice} />}
    </MyLayout>
  );
}

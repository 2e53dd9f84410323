import { type PageMeta, useSearchParams } from '@shop/shared/app';
import { LinkTabs, onDemand } from '@shop/shared/ui';
import { favoritePath, readFavoriteChoice } from '../../features/favorite/favorite-choice';
import { MyLayout } from '../../features/my-menu/my-layout';
import { FavoriteGoodsList } from './favorite-goods-list';

const others = onDemand(() =>
  import(/* webpackChunkName: "favorite-others" */ './favorite-others').then(
    ({ FavoriteOthers }) => FavoriteOthers,
  ),
);

export const meta = (): PageMeta => ({ title: '찜', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const choice = readFavoriteChoice(query);
  const toTab = (tab: 'goods' | 'others') =>
    favoritePath({ tab, filter: 'all', folderNo: undefined });
  return (
    <MyLayout title="찜">
      <LinkTabs
        label="찜"
        items={[
          { to: toTab('goods'), text: '상품', isCurrent: choice.tab === 'goods' },
          { to: toTab('others'), text: '브랜드·기획전', isCurrent: choice.tab === 'others' },
        ]}
      />
      {choice.tab === 'goods' ? <FavoriteGoodsList choice={choice} /> : <others.Component />}
    </MyLayout>
  );
}

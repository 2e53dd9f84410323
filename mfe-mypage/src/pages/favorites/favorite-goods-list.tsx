import { useInfiniteQuery } from '@shop/shared/app';
import { type FavoriteFolder, type FavoriteGoods, paths } from '@shop/shared/contracts';
import {
  ButtonLink,
  ChipGroup,
  ChipLink,
  EmptyState,
  EndlessList,
  lazy,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { favoriteQueries } from '../../features/favorite/favorite.queries';
import {
  type FavoriteChoice,
  favoriteFilters,
  favoritePath,
} from '../../features/favorite/favorite-choice';
import { useSelection } from '../../features/favorite/use-selection';
import { FavoriteBar } from './favorite-bar';
import { FavoriteRow } from './favorite-row';
import styles from './favorites.module.css';

const recentGoods = lazy(
  () =>
    import(
      /* webpackChunkName: "favorite-others" */ '@shop/shared/ui/recent-goods/recent-goods-rail'
    ).then(({ RecentGoodsRail }) => RecentGoodsRail),
  undefined,
  { isOptional: true },
);

interface FavoritePages {
  pages: { items: FavoriteGoods[]; folders: FavoriteFolder[]; total: number }[];
}

const itemsOf = ({ pages }: FavoritePages): FavoriteGoods[] => pages.flatMap(({ items }) => items);

const foldersOf = ({ pages }: FavoritePages): FavoriteFolder[] => pages.at(-1)?.folders ?? [];

const isNarrowed = ({ filter, folderNo }: FavoriteChoice): boolean =>
  filter !== 'all' || folderNo !== undefined;

/** Favourite goods of a folder that match a filter, newest first, with what is done to several. */
export function FavoriteGoodsList({ choice }: { choice: FavoriteChoice }) {
  const query = useInfiniteQuery(favoriteQueries.list(choice));
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={12} />
        </SkeletonGroup>
      }
    >
      {(data) => (
        <>
          {(itemsOf(data).length > 0 || isNarrowed(choice) || foldersOf(data).length > 0) && (
            <Choices choice={choice} folders={foldersOf(data)} />
          )}
          {itemsOf(data).length === 0 ? (
            <Nothing choice={choice} />
          ) : (
            <Goods
              key={favoritePath(choice)}
              choice={choice}
              items={itemsOf(data)}
              folders={foldersOf(data)}
              query={query}
            />
          )}
        </>
      )}
    </Resource>
  );
}

function Choices({ choice, folders }: { choice: FavoriteChoice; folders: FavoriteFolder[] }) {
  return (
    <div className={styles.choices}>
      <ChipGroup label="보기" isToEdge>
        {favoriteFilters.map(({ filter, text }) => (
          <ChipLink
            key={filter}
            replace
            to={favoritePath({ ...choice, filter })}
            isCurrent={choice.filter === filter}
          >
            {text}
          </ChipLink>
        ))}
      </ChipGroup>
      {folders.length > 0 && (
        <ChipGroup label="폴더" isToEdge>
          <ChipLink
            replace
            to={favoritePath({ ...choice, folderNo: undefined })}
            isCurrent={choice.folderNo === undefined}
          >
            모든 폴더
          </ChipLink>
          {folders.map(({ folderNo, name, count }) => (
            <ChipLink
              key={folderNo}
              replace
              to={favoritePath({ ...choice, folderNo })}
              isCurrent={choice.folderNo === folderNo}
            >
              {name} {count}
            </ChipLink>
          ))}
        </ChipGroup>
      )}
    </div>
  );
}

interface GoodsProps {
  choice: FavoriteChoice;
  items: FavoriteGoods[];
  folders: FavoriteFolder[];
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
}

function Goods({ choice, items, folders, query }: GoodsProps) {
  const selection = useSelection(items.map(({ goods }) => goods.goodsNo));
  return (
    <>
      <FavoriteBar
        items={items}
        folders={folders}
        selection={selection}
        onChanged={() => void query.refetch()}
      />
      <EndlessList
        listId={favoritePath(choice)}
        items={items}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        hasFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
        look="list"
      >
        {(group) => (
          <ul>
            {group.map((item) => (
              <FavoriteRow
                key={item.goods.goodsNo}
                item={item}
                isChosen={selection.isChosen(item.goods.goodsNo)}
                onToggle={() => selection.toggle(item.goods.goodsNo)}
              />
            ))}
          </ul>
        )}
      </EndlessList>
    </>
  );
}

function Nothing({ choice }: { choice: FavoriteChoice }) {
  return isNarrowed(choice) ? (
    <EmptyState
      title="조건에 맞는 찜이 없어요"
      reason="다른 보기나 폴더를 골라 보세요"
      action={
        <ButtonLink to={paths.favorites()} variant="outline">
          전체 보기
        </ButtonLink>
      }
    />
  ) : (
    <>
      <EmptyState
        title="찜한 상품이 없어요"
        reason="마음에 드는 상품의 하트를 눌러 보세요"
        action={<ButtonLink to={paths.home()}>쇼핑하러 가기</ButtonLink>}
      />
      <recentGoods.Component />
    </>
  );
}

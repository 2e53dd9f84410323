import { useSearchParams } from '@shop/shared/app';
import { particleOf } from '@shop/shared/domain';
import { EmptyState, lazy } from '@shop/shared/ui';
import { type GoodsScope, parseListState } from '../../features/goods-list/goods-list.queries';
import { useGoodsList } from '../../features/goods-list/use-goods-list';

const help = lazy(() =>
  import(/* webpackChunkName: "display.nothing-found" */ './nothing-found-help').then(
    (module) => module.NothingFoundHelp,
  ),
);

/** Empty search result. The help below it loads on demand, because most searches have results. */
export function NothingFound({ scope }: { scope: GoodsScope }) {
  const [search] = useSearchParams();
  const { first } = useGoodsList(parseListState(scope, search));
  return (
    <>
      {first?.search?.isBanned ? (
        <EmptyState
          title={`‘${scope.q}’${particleOf(scope.q ?? '', '은/는')} 검색할 수 없는 말이에요`}
          reason="법령이나 운영 정책에 따라 결과를 보여 드리지 않아요. 다른 말로 찾아 주세요"
        />
      ) : (
        <EmptyState
          title={`‘${scope.q}’ 검색 결과가 없어요`}
          reason="검색어가 맞는지, 더 짧은 말로 찾을 수 있는지 확인해 주세요"
        />
      )}
      <help.Component scope={scope} />
    </>
  );
}

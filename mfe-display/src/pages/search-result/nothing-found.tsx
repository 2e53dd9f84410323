import { EmptyState, lazy } from '@shop/shared/ui';
import type { GoodsScope } from '../../features/goods-list/goods-list.queries';

const help = lazy(() =>
  import(/* webpackChunkName: "display.nothing-found" */ './nothing-found-help').then(
    (module) => module.NothingFoundHelp,
  ),
);

/** Empty search result. The help below it loads on demand, because most searches have results. */
export function NothingFound({ scope }: { scope: GoodsScope }) {
  return (
    <>
      <EmptyState
        title={`‘${scope.q}’ 검색 결과가 없어요`}
        reason="검색어가 맞는지, 더 짧은 말로 찾을 수 있는지 확인해 주세요"
      />
      <help.Component scope={scope} />
    </>
  );
}

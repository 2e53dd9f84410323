import { useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState, Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { BrandTiles } from '../../features/brand/brand-tiles';
import { EventCards } from '../../features/event/event-cards';
import { PlanShopCards } from '../../features/plan-shop/plan-shop-cards';
import { searchQueries } from '../../features/search/search.queries';
import { foundIn, type OtherTab, otherTabs } from '../../features/search/search-tab';

/** The 기획전, brands or events of a search. */
export function FoundOthers({ word, tab }: { word: string; tab: OtherTab }) {
  const others = useQuery(searchQueries.others(word));
  return (
    <Resource
      query={others}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={8} />
        </SkeletonGroup>
      }
      isEmpty={(found) => foundIn(found, tab) === 0}
      empty={
        <EmptyState
          title={`‘${word}’에 맞는 ${otherTabs[tab]} 결과가 없어요`}
          reason="상품 결과를 확인해 보세요"
          action={<ButtonLink to={paths.searchResult(word)}>상품 보기</ButtonLink>}
        />
      }
    >
      {({ planShops, brands, events }) => {
        if (tab === 'planShop') return <PlanShopCards planShops={planShops} label="찾은 기획전" />;
        if (tab === 'brand') return <BrandTiles brands={brands} />;
        return <EventCards events={events} label="찾은 이벤트" />;
      }}
    </Resource>
  );
}

import { useQuery } from '@shop/shared/app';
import type { AgeGroup, GoodsCard, Ranking, RankingPeriod } from '@shop/shared/contracts';
import {
  ChipGroup,
  ChipLink,
  classNames,
  EmptyState,
  LinkTabs,
  ProductCard,
  ProductGrid,
  Resource,
} from '@shop/shared/ui';
import { CornerPageSkeleton } from '../display-page/corner-page-skeleton';
import { RankChange } from './rank-change';
import { rankingQueries } from './ranking.queries';
import { ageTitles, periodTitles, type RankingChoice, rankingPath } from './ranking-url';
import styles from './ranking-view.module.css';
import { basisWords } from './ranking-words';

/** Paid places stand behind so many ranks. */
const RANKS_BEFORE_ADS = 4;
const FIRST_ROW = 4;

/** The best lists of a page: by period, top category and age group, all in the URL. */
export function RankingView({ menuNo, choice }: { menuNo: number; choice: RankingChoice }) {
  const query = useQuery({
    ...rankingQueries.list(choice),
    // The list before stays while another one loads.
    placeholderData: (before?: Ranking) => before,
  });
  const to = (change: Partial<RankingChoice>) => rankingPath(menuNo, { ...choice, ...change });
  return (
    <>
      <LinkTabs
        label="순위 기간"
        items={(Object.keys(periodTitles) as RankingPeriod[]).map((period) => ({
          text: periodTitles[period],
          to: to({ period }),
          isCurrent: period === choice.period,
        }))}
      />
      <Resource query={query} skeleton={<CornerPageSkeleton />}>
        {(ranking) => (
          <div aria-busy={query.isPlaceholderData}>
            <Choices ranking={ranking} choice={choice} to={to} />
            <p className={styles.basis} role="status">
              {basisWords(ranking, choice.period)}
            </p>
            {ranking.items.length > 0 ? (
              <Places ranking={ranking} isOld={query.isPlaceholderData} />
            ) : (
              <EmptyState
                title="아직 순위가 없어요"
                reason="구매가 충분히 모이면 순위를 보여 드려요"
              />
            )}
          </div>
        )}
      </Resource>
    </>
  );
}

interface ChoicesProps {
  ranking: Ranking;
  choice: RankingChoice;
  to: (change: Partial<RankingChoice>) => string;
}

/** Age groups without a list are left out, as are categories, except the chosen one. */
function Choices({ ranking, choice, to }: ChoicesProps) {
  const ages = (Object.keys(ageTitles) as AgeGroup[])
    .filter((age) => age === 'ALL' || age === choice.age || ranking.ages.includes(age))
    .sort((a, b) => Number(a !== 'ALL') - Number(b !== 'ALL') || a.localeCompare(b));
  return (
    <div className={styles.choices}>
      <ChipGroup label="카테고리" isToEdge current={String(choice.categoryNo)}>
        {[{ categoryNo: 0, name: '전체' }, ...ranking.categories].map(({ categoryNo, name }) => (
          <ChipLink
            key={categoryNo}
            to={to({ categoryNo })}
            isCurrent={categoryNo === choice.categoryNo}
            replace
          >
            {name}
          </ChipLink>
        ))}
      </ChipGroup>
      {ages.length > 1 && (
        <ChipGroup label="나이" isToEdge current={choice.age}>
          {ages.map((age) => (
            <ChipLink key={age} to={to({ age })} isCurrent={age === choice.age} replace>
              {ageTitles[age]}
            </ChipLink>
          ))}
        </ChipGroup>
      )}
    </div>
  );
}

function Places({ ranking, isOld }: { ranking: Ranking; isOld: boolean }) {
  const { items, ads } = ranking;
  const cards = items.map(({ goods, change }, at) => (
    <ProductCard
      key={goods.goodsNo}
      goods={goods}
      rank={at + 1}
      isEager={at < FIRST_ROW}
      isPriority={at === 0}
      mark={<RankChange change={change} />}
    />
  ));
  const paid = items.length < RANKS_BEFORE_ADS ? [] : ads.map((goods) => adCard(goods));
  return (
    <div className={classNames(isOld && styles.old)}>
      <ProductGrid label="순위">
        {[...cards.slice(0, RANKS_BEFORE_ADS), ...paid, ...cards.slice(RANKS_BEFORE_ADS)]}
      </ProductGrid>
    </div>
  );
}

/** The word stands where others have their rank. Goods of a paid place may have a rank as well. */
const adCard = (goods: GoodsCard) => (
  <ProductCard key={`ad-${goods.goodsNo}`} goods={goods} mark="광고" />
);

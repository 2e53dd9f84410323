import { type PointGroup, paths } from '@shop/shared/contracts';

export const coinGroups: readonly { group: PointGroup | undefined; text: string }[] = [
  { group: undefined, text: '전체' },
  { group: 'earn', text: '적립' },
  { group: 'use', text: '사용' },
  { group: 'expire', text: '소멸' },
];

export const coinPeriods: readonly { months: number | undefined; text: string }[] = [
  { months: undefined, text: '전체 기간' },
  { months: 1, text: '1개월' },
  { months: 3, text: '3개월' },
  { months: 12, text: '1년' },
];

/** What the URL of 코인 chooses. */
export interface CoinChoice {
  group: PointGroup | undefined;
  months: number | undefined;
}

/** Unknown values count as absent. */
export const readCoinChoice = (query: URLSearchParams): CoinChoice => ({
  group: coinGroups.find(({ group }) => group === query.get('group'))?.group,
  months: coinPeriods.find(({ months }) => String(months) === query.get('months'))?.months,
});

export const coinPath = ({ group, months }: CoinChoice): string => paths.coins({ group, months });

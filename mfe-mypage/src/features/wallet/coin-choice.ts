import { type AccountKind, type PointGroup, paths } from '@shop/shared/contracts';

/** What the page lists. */
export const coinKinds: readonly { kind: AccountKind; text: string }[] = [
  { kind: 'COIN', text: '코인' },
  { kind: 'POINT', text: '포인트' },
  { kind: 'GIFT_CARD', text: '상품권' },
];

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
  kind: AccountKind;
  group: PointGroup | undefined;
  months: number | undefined;
}

/**
 * Unknown values count as absent.
 * @param opening the kind when the URL names none
 */
export const readCoinChoice = (
  query: URLSearchParams,
  opening: AccountKind = 'COIN',
): CoinChoice => ({
  kind: coinKinds.find(({ kind }) => kind === query.get('kind'))?.kind ?? opening,
  group: coinGroups.find(({ group }) => group === query.get('group'))?.group,
  months: coinPeriods.find(({ months }) => String(months) === query.get('months'))?.months,
});

export const coinPath = ({ kind, group, months }: Partial<CoinChoice>): string =>
  paths.coins({ kind, group, months });

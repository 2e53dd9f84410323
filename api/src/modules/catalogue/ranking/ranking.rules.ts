import type { RankingBasis, RankingPeriod } from '@shop/shared/contracts';

/** A list needs this many goods; below that the next longer time is counted. */
export const LEAST_GOODS = 5;
/** One member alone makes no rank. */
export const LEAST_BUYERS = 2;
/** Goods of an age group need this many members who bought them, so that no purchase of few shows. */
export const LEAST_BUYERS_OF_AGE = 5;
export const PLACES = 50;

/** What is counted for a period: the first of these that has enough goods. */
export const basesOf: Readonly<Record<RankingPeriod, readonly RankingBasis[]>> = {
  REALTIME: ['HOUR', 'DAY', 'WEEK', 'TOTAL'],
  DAILY: ['DAY', 'WEEK', 'TOTAL'],
  WEEKLY: ['WEEK', 'MONTH', 'TOTAL'],
};

export interface CountedList {
  ageGroup: string;
  categoryNo: number;
  goodsNos: number[];
}

export interface RankedList extends CountedList {
  period: RankingPeriod;
  basis: RankingBasis;
}

const nameOf = ({ ageGroup, categoryNo }: CountedList): string => `${ageGroup}:${categoryNo}`;

/** The lists of each period, each from the shortest time that has enough goods. */
export function chooseLists(
  counted: ReadonlyMap<RankingBasis, readonly CountedList[]>,
): RankedList[] {
  const periods = Object.keys(basesOf) as RankingPeriod[];
  return periods.flatMap((period) => {
    const chosen = new Map<string, RankedList>();
    for (const basis of basesOf[period]) {
      for (const list of counted.get(basis) ?? []) {
        if (list.goodsNos.length >= LEAST_GOODS && !chosen.has(nameOf(list)))
          chosen.set(nameOf(list), { ...list, period, basis });
      }
    }
    return [...chosen.values()];
  });
}

import { type AgeGroup, paths, type RankingPeriod } from '@shop/shared/contracts';
import { isTableKey, numberParam } from '@shop/shared/domain';

export interface RankingChoice {
  period: RankingPeriod;
  age: AgeGroup;
  /** A top category; 0 for all. */
  categoryNo: number;
}

/** The values of `rank` in the URL. */
const periods = { realtime: 'REALTIME', daily: 'DAILY', weekly: 'WEEKLY' } as const;
type PeriodKey = keyof typeof periods;

export const periodTitles: Readonly<Record<RankingPeriod, string>> = {
  REALTIME: '실시간',
  DAILY: '일간',
  WEEKLY: '주간',
};

export const ageTitles: Readonly<Record<AgeGroup, string>> = {
  ALL: '모든 나이',
  '20': '20대',
  '30': '30대',
  '40': '40대',
  '50': '50대',
  '60': '60대 이상',
};

export const rankingParams = ['rank', 'categoryNo', 'age'] as const;

/** The choice in the query; what is missing or unknown is the default. */
export function parseRanking(query: URLSearchParams): RankingChoice {
  const key = query.get('rank') ?? '';
  const age = query.get('age') ?? '';
  return {
    period: isTableKey<PeriodKey>(periods, key) ? periods[key] : 'REALTIME',
    age: isTableKey<AgeGroup>(ageTitles, age) ? age : 'ALL',
    categoryNo: Math.max(numberParam(query, 'categoryNo') || 0, 0),
  };
}

/** The URL of a ranking on the page behind a menu entry. */
export const rankingPath = (menuNo: number, { period, age, categoryNo }: RankingChoice): string =>
  paths.gnb(menuNo, {
    rank: period.toLowerCase(),
    categoryNo: categoryNo || undefined,
    age: age === 'ALL' ? undefined : age,
  });

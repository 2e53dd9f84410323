import type { Ranking, RankingBasis, RankingPeriod } from '@shop/shared/contracts';
import { koreanDay, koreanTime } from '../day/korean-day';

const basisTitles: Readonly<Record<RankingBasis, string>> = {
  HOUR: '최근 1시간 판매',
  DAY: '최근 24시간 판매',
  WEEK: '최근 7일 판매',
  MONTH: '최근 30일 판매',
  TOTAL: '누적 판매',
};

/** What a period counts where enough goods were sold. */
const basisOf: Readonly<Record<RankingPeriod, RankingBasis>> = {
  REALTIME: 'HOUR',
  DAILY: 'DAY',
  WEEKLY: 'WEEK',
};

/**
 * What was counted and when: "최근 1시간 판매 기준 · 11월 30일 14:05 집계". Says why where a longer time than that of
 * the period was counted.
 */
export function basisWords(
  { basis, rankedAt }: Pick<Ranking, 'basis' | 'rankedAt'>,
  period: RankingPeriod,
): string {
  if (!basis || !rankedAt) return '';
  const counted =
    basis === basisOf[period]
      ? `${basisTitles[basis]} 기준`
      : `최근 판매가 적은 때라 ${basisTitles[basis]}로 보여 드려요`;
  return `${counted} · ${koreanDay(rankedAt)} ${koreanTime(rankedAt)} 집계`;
}

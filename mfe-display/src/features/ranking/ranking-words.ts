import type { Ranking, RankingBasis, RankingPeriod } from '@shop/shared/contracts';
import { koreanDay, koreanTime } from '../day/korean-day';

const basisTitles: Readonly<Record<RankingBasis, string>> = {
  HOUR: '최근 1시간 판매 기준',
  DAY: '최근 24시간 판매 기준',
  WEEK: '최근 7일 판매 기준',
  MONTH: '최근 30일 판매 기준',
  TOTAL: '누적 판매 기준',
};

/** What a period counts where enough goods were sold. */
const basisOf: Readonly<Record<RankingPeriod, RankingBasis>> = {
  REALTIME: 'HOUR',
  DAILY: 'DAY',
  WEEKLY: 'WEEK',
};

const fewSales: Readonly<Record<RankingPeriod, string>> = {
  REALTIME: '최근 1시간 판매가 적어요',
  DAILY: '최근 24시간 판매가 적어요',
  WEEKLY: '최근 7일 판매가 적어요',
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
  const counted = `${basisTitles[basis]} · ${koreanDay(rankedAt)} ${koreanTime(rankedAt)} 집계`;
  if (basis === basisOf[period]) return counted;
  return `${counted} · ${fewSales[period]}`;
}

import type { Ranking, RankingBasis } from '@shop/shared/contracts';
import { koreanDay, koreanTime } from '../day/korean-day';

const basisTitles: Readonly<Record<RankingBasis, string>> = {
  HOUR: '최근 1시간 판매 기준',
  DAY: '최근 24시간 판매 기준',
  WEEK: '최근 7일 판매 기준',
  MONTH: '최근 30일 판매 기준',
  TOTAL: '누적 판매 기준',
};

/** What was counted and when: "최근 1시간 판매 기준 · 11월 30일 14:05 집계". */
export const basisWords = ({ basis, rankedAt }: Pick<Ranking, 'basis' | 'rankedAt'>): string =>
  basis && rankedAt
    ? `${basisTitles[basis]} · ${koreanDay(rankedAt)} ${koreanTime(rankedAt)} 집계`
    : '';

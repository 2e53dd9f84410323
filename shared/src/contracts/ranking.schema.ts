import { z } from 'zod';
import { defineSchemas } from './call';
import { categoryLink } from './category.schema';
import { goodsCard } from './goods-card.schema';
import { instant, no } from './part.schema';

/** 실시간 일간 주간 */
export const rankingPeriod = z.enum(['REALTIME', 'DAILY', 'WEEKLY']);

/** What was counted: purchases of the last hour, day, week, 30 days, or all sales. */
export const rankingBasis = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'TOTAL']);

/** All buyers, or those of these years of age; 60 is 60 and older. */
export const ageGroup = z.enum(['ALL', '20', '30', '40', '50', '60']);

export const rankingQuery = z.object({
  /** Default REALTIME. */
  period: rankingPeriod.optional(),
  /** Default ALL. */
  age: ageGroup.optional(),
  /** A top category; default all. */
  categoryNo: no().optional(),
});

export const ranking = z.object({
  /** Null, as `rankedAt`, when there is no list: too few have bought. */
  basis: rankingBasis.nullable(),
  rankedAt: instant().nullable(),
  /** In the order of the places. */
  items: z.array(
    z.object({
      /** Places gained (+) or lost (−) since the list before; null when new. */
      change: z.number().nullable(),
      goods: goodsCard,
    }),
  ),
  /** Paid places, which have no rank. */
  ads: z.array(goodsCard),
  /** Top categories that have a list. */
  categories: z.array(categoryLink),
  /** Age groups that have a list in this category. */
  ages: z.array(ageGroup),
});

export const rankingSchemas = defineSchemas({
  list: {
    summary: 'Returns the ranking of best-selling goods.',
    query: rankingQuery,
    reply: ranking,
  },
});

export type RankingPeriod = z.output<typeof rankingPeriod>;
export type RankingBasis = z.output<typeof rankingBasis>;
export type AgeGroup = z.output<typeof ageGroup>;
export type RankingQuery = z.output<typeof rankingQuery>;
export type Ranking = z.output<typeof ranking>;

import type { GiftArea } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

const feesRow = z.object({ jeju: z.number(), island: z.number() });
const feeRow = z.object({ feeWon: z.number() });

/** The highest surcharge of each area, won. The postcodes of 제주 begin with 63. */
export async function readAreaFees(db: Queryable): Promise<Record<GiftArea, number>> {
  const { jeju, island } = await db.one(
    feesRow,
    sql`
    select coalesce(max(fee) filter (where zip_from like '63%'), 0)::bigint as jeju,
      coalesce(max(fee) filter (where zip_from not like '63%'), 0)::bigint as island from area_fee`,
  );
  return { MAINLAND: 0, JEJU: jeju, ISLAND: island };
}

/** 도서산간 surcharge of a postcode, won. */
export async function areaFeeOf(db: Queryable, zip: string): Promise<number> {
  const { feeWon } = await db.one(
    feeRow,
    sql`
    select coalesce(max(fee), 0)::bigint as fee_won from area_fee where ${zip} between zip_from and zip_to`,
  );
  return feeWon;
}

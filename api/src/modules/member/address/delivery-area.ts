import type { DeliveryArea } from '@shop/shared/contracts';
import { placeName } from '@shop/shared/domain';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { listAddresses } from './address.repository';

const areaRow = z.object({ areaName: z.string(), extraDays: z.number() });

async function ofZip({ db }: Deps, zip: string, place: string | null): Promise<DeliveryArea> {
  const remote = await db.maybe(
    areaRow,
    sql`
    select name as area_name, extra_days from area_fee where ${zip} between zip_from and zip_to
    order by extra_days desc limit 1`,
  );
  return { place, areaName: remote?.areaName ?? null, extraDays: remote?.extraDays ?? 0 };
}

/** The area of a postcode, else of the member's default address. */
export async function findDeliveryArea(
  deps: Deps,
  memberNo: number | undefined,
  zip: string | undefined,
): Promise<{ area: DeliveryArea | null }> {
  if (zip) return { area: await ofZip(deps, zip, null) };
  if (memberNo === undefined) return { area: null };
  const [first] = await listAddresses(deps.db, deps.secrets, memberNo);
  if (!first?.isDefault) return { area: null };
  return { area: await ofZip(deps, first.zip, placeName(first.road)) };
}

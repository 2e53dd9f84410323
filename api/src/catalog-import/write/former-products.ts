import { foldSpelling } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';
import type { Product } from '../product';
import { handleOfKey, importedKeys, keyOfHandle, sourceKeyOf } from './batch';

const formerRow = z.object({
  sourceKey: z.string(),
  name: z.string(),
  brand: z.string(),
  isSold: z.boolean(),
  codes: z.array(z.string()),
});

/** A product of a former import that the file does not have. */
export interface FormerProduct {
  handle: string;
  name: string;
  brand: string;
  /** Whether it is for sale still. */
  isSold: boolean;
  /** SKUs of its variants. */
  codes: string[];
}

export async function formerProducts(
  db: Queryable,
  products: readonly Product[],
): Promise<FormerProduct[]> {
  const rows = await db.rows(
    formerRow,
    sql`
    select g.source_key, g.name, coalesce(b.name_ko, '') as brand, g.status not in ('ENDED', 'BANNED') as is_sold,
      array(select distinct k.code from sku k where k.goods_no = g.goods_no and k.code <> '') as codes
    from goods g left join brand b using (brand_no)
    where g.source_key like ${importedKeys} and g.source_key <> all(${products.map(sourceKeyOf)}::text[])
    order by g.goods_no`,
  );
  return rows.map(({ sourceKey, ...row }) => ({ ...row, handle: handleOfKey(sourceKey) }));
}

const commonOf = (codes: readonly string[], skus: ReadonlySet<string>): number =>
  codes.filter((code) => skus.has(code)).length;

/** Without any SKU, the same name of the same brand is taken for the same product. */
const isNamesake = (former: FormerProduct, { title, vendor }: Product): boolean =>
  foldSpelling(former.name) === foldSpelling(title) &&
  foldSpelling(former.brand) === foldSpelling(vendor);

/** The former products that this new one may be: those with the most of its SKUs, or with its name. */
export function formerOf(product: Product, former: readonly FormerProduct[]): FormerProduct[] {
  const skus = new Set(product.variants.flatMap(({ sku }) => (sku ? [sku] : [])));
  const most = Math.max(0, ...former.map(({ codes }) => commonOf(codes, skus)));
  if (most > 0) return former.filter(({ codes }) => commonOf(codes, skus) === most);
  if (skus.size > 0) return [];
  return former.filter((one) => one.codes.length === 0 && isNamesake(one, product));
}

/**
 * Takes products off sale. Their marks are forgotten, so that they return when the file has them again.
 */
export async function endProducts(tx: Tx, handles: readonly string[]): Promise<void> {
  const keys = handles.map(keyOfHandle);
  await tx.run(sql`
    update goods set status = 'ENDED', updated_at = now()
    where source_key = any(${keys}::text[]) and status not in ('ENDED', 'BANNED')`);
  await tx.run(sql`delete from catalog_import where source_key = any(${keys}::text[])`);
}

import { business as sampleBusiness } from '@shop/shared/contracts';
import { type BusinessFacts, foldSpelling, initialOf } from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';
import type { Product } from '../product';

const categoryRow = z.object({
  categoryNo: z.number(),
  parentNo: z.number().nullable(),
  name: z.string(),
});
const categoryNoRow = categoryRow.pick({ categoryNo: true });
const brandRow = z.object({ brandNo: z.number(), nameKo: z.string(), nameEn: z.string() });
const brandNoRow = brandRow.pick({ brandNo: true });

const categoryKey = (parentNo: number | null, name: string): string =>
  JSON.stringify([parentNo, foldSpelling(name)]);

/** The numbers of all categories, by parent and name in any spelling. */
async function allCategories(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.rows(
    categoryRow,
    sql`select category_no, parent_no, name from category order by category_no desc`,
  );
  return new Map(
    rows.map(({ categoryNo, parentNo, name }) => [categoryKey(parentNo, name), categoryNo]),
  );
}

/** The category of this path; missing levels are created, existing names are reused. */
async function categoryOfPath(
  tx: Tx,
  path: readonly string[],
  known: Map<string, number>,
): Promise<number[]> {
  const numbers: number[] = [];
  for (const [at, name] of path.entries()) {
    const parentNo = numbers.at(-1) ?? null;
    const key = categoryKey(parentNo, name);
    const existing = known.get(key);
    if (existing !== undefined) {
      numbers.push(existing);
      continue;
    }
    const { categoryNo } = await tx.one(
      categoryNoRow,
      sql`
      insert into category (parent_no, depth, path, name, sort)
      values (${parentNo}, ${at + 1}, '{}', ${name}, 900) returning category_no`,
    );
    numbers.push(categoryNo);
    known.set(key, categoryNo);
    await tx.run(
      sql`update category set path = ${numbers}::bigint[] where category_no = ${categoryNo}`,
    );
  }
  return numbers;
}

/** The numbers of all brands, by name in any spelling: NIKE and Nike are one. */
async function allBrands(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.rows(
    brandRow,
    sql`select brand_no, name_ko, name_en from brand order by brand_no desc`,
  );
  return new Map(
    rows.flatMap(({ brandNo, nameKo, nameEn }) =>
      [nameEn, nameKo].map((name): [string, number] => [foldSpelling(name), brandNo]),
    ),
  );
}

async function addBrand(tx: Tx, vendor: string): Promise<number> {
  const { brandNo } = await tx.one(
    brandNoRow,
    sql`
    insert into brand (name_ko, name_en, initial) values (${vendor}, ${vendor}, ${initialOf(vendor)}) returning brand_no`,
  );
  await tx.run(sql`update brand set logo_key = 'l/' || brand_no || '-' || brand_no % 12,
    tone = array[brand_no % 12, (brand_no + 5) % 12]::smallint[] where brand_no = ${brandNo}`);
  return brandNo;
}

const senderRow = z.object({ sellerNo: z.number(), deliveryPolicyNo: z.number() });
type Sender = z.infer<typeof senderRow>;

/** The seller of imported goods; created from the mall's facts when the shop has none. */
async function ownSeller(tx: Tx, business: BusinessFacts = sampleBusiness): Promise<Sender> {
  const existing = await tx.maybe(
    senderRow,
    sql`
    select s.seller_no, p.delivery_policy_no from seller s join delivery_policy p using (seller_no)
    order by s.is_broker_sale, s.seller_no, p.delivery_policy_no limit 1`,
  );
  if (existing) return existing;
  return tx.one(
    senderRow,
    sql`
    with s as (
      insert into seller (biz_name, ceo, biz_no, mail_order_no, address, phone, email, is_broker_sale, return_address)
      values (${business.companyName}, ${business.representative}, ${business.registrationNo}, ${business.mailOrderNo},
        ${business.address}, ${business.phone}, ${business.email}, false, ${business.address})
      returning seller_no
    )
    insert into delivery_policy (seller_no, name, type, cond_type, base_fee, free_over)
    select seller_no, '3만원 이상 무료배송', '30', '10', 3000, 30000 from s
    returning seller_no, delivery_policy_no`,
  );
}

/** Categories, brands and the seller of a batch. */
export interface Places {
  readonly sender: Sender;
  categoryPathOf(product: Product): number[];
  brandNoOf(product: Product): number | null;
}

/** Finds or creates what these products need, in the transaction that writes them. */
export async function openPlaces(
  tx: Tx,
  products: readonly Product[],
  business: BusinessFacts | undefined,
): Promise<Places> {
  const sender = await ownSeller(tx, business);
  const [categories, brands] = [await allCategories(tx), await allBrands(tx)];
  const paths = new Map<Product, number[]>();
  for (const product of products) {
    const { category, vendor } = product;
    paths.set(product, await categoryOfPath(tx, category, categories));
    const key = foldSpelling(vendor);
    if (vendor && !brands.has(key)) brands.set(key, await addBrand(tx, vendor));
  }
  return {
    sender,
    categoryPathOf: (product) => paths.get(product) ?? [],
    brandNoOf: ({ vendor }) => brands.get(foldSpelling(vendor)) ?? null,
  };
}

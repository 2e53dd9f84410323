import { business as sampleBusiness } from '@shop/shared/contracts';
import { type BusinessFacts, initialOf } from '@shop/shared/domain';
import { z } from 'zod';
import type { Db, Tx } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import type { Product } from './product';

const categoryNoRow = z.object({ categoryNo: z.number() });
const brandNoRow = z.object({ brandNo: z.number() });

/** The category of this path; missing levels are created, existing names are reused. */
async function categoryOfPath(tx: Tx, path: readonly string[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const [at, name] of path.entries()) {
    const parent = numbers.at(-1) ?? null;
    const existing = await tx.maybe(
      categoryNoRow,
      sql`
      select category_no from category where name = ${name} and parent_no is not distinct from ${parent}::bigint`,
    );
    const category =
      existing ??
      (await tx.one(
        categoryNoRow,
        sql`
        insert into category (parent_no, depth, path, name, sort)
        values (${parent}, ${at + 1}, '{}', ${name}, 900) returning category_no`,
      ));
    numbers.push(category.categoryNo);
    if (!existing) {
      await tx.run(
        sql`update category set path = ${numbers}::bigint[] where category_no = ${category.categoryNo}`,
      );
    }
  }
  return numbers;
}

/** The brand of this vendor, created when missing; null without a vendor. */
async function brandOfVendor(tx: Tx, vendor: string): Promise<number | null> {
  if (!vendor) return null;
  const existing = await tx.maybe(
    brandNoRow,
    sql`select brand_no from brand where name_ko = ${vendor} or name_en = ${vendor} limit 1`,
  );
  if (existing) return existing.brandNo;
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

/** Categories, brands and the seller of a run; looked up or created once. */
export interface Places {
  readonly sender: Sender;
  /** Finds or creates what these products need; in a transaction of its own. */
  prepare(products: readonly Product[]): Promise<void>;
  categoryPathOf(product: Product): number[];
  brandNoOf(product: Product): number | null;
}

export async function openPlaces(db: Db, business: BusinessFacts | undefined): Promise<Places> {
  const sender = await db.tx((tx) => ownSeller(tx, business));
  const paths = new Map<string, number[]>();
  const brands = new Map<string, number | null>();
  const keyOf = ({ category }: Product): string => category.join('\n');
  return {
    sender,
    prepare: async (products) => {
      const isNew = (product: Product) => !paths.has(keyOf(product)) || !brands.has(product.vendor);
      const unknown = products.filter(isNew);
      if (unknown.length === 0) return;
      const found = await db.tx(async (tx) => {
        const rows: { product: Product; path: number[]; brandNo: number | null }[] = [];
        for (const product of unknown) {
          const path = paths.get(keyOf(product)) ?? (await categoryOfPath(tx, product.category));
          const known = brands.get(product.vendor);
          const brandNo = known === undefined ? await brandOfVendor(tx, product.vendor) : known;
          rows.push({ product, path, brandNo });
        }
        return rows;
      });
      for (const { product, path, brandNo } of found) {
        paths.set(keyOf(product), path);
        brands.set(product.vendor, brandNo);
      }
    },
    categoryPathOf: (product) => paths.get(keyOf(product)) ?? [],
    brandNoOf: ({ vendor }) => brands.get(vendor) ?? null,
  };
}

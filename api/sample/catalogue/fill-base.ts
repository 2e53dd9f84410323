import type { Tx } from '@shop/api/platform/db/db';
import { sql } from '@shop/api/platform/db/sql';
import { initialOf } from '@shop/shared/domain';
import { insertRows, type Row } from './insert';
import { sampleBrands, sampleCategories, wordmarkKeyOf } from './places';
import { areaFees, sellers } from './sellers';

/** Days after which goods of an archetype are usually bought again; those that last are missing. */
const repurchaseDays: Readonly<Record<string, number>> = {
  ramen: 21,
  'fruit-box': 14,
  'meat-pack': 14,
  'coffee-beans': 21,
  water: 21,
  'rice-wine': 21,
  rice: 30,
  kimchi: 21,
  nuts: 30,
  serum: 60,
  'cream-jar': 60,
  cushion: 90,
  shampoo: 45,
  'hand-cream': 60,
  candle: 60,
  'pet-food': 30,
};

const toneOf = (palette: number) => [palette, (palette + 5) % 12];

/** Sellers with their delivery rules, categories and brands: the rows that goods refer to. */
export async function fillBase(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'seller',
    sellers.map(({ policies: _, ...seller }, at) => ({
      seller_no: at + 1,
      biz_name: seller.bizName,
      ceo: seller.ceo,
      biz_no: seller.bizNo,
      mail_order_no: seller.mailOrderNo,
      address: seller.address,
      phone: seller.phone,
      email: seller.email,
      is_broker_sale: seller.isBrokerSale,
      return_address: seller.returnAddress,
      courier_cd: 'CJ',
    })),
  );
  await insertRows(
    tx,
    'delivery_policy',
    sellers
      .flatMap((seller, at) =>
        seller.policies.map(
          (policy): Row => ({
            seller_no: at + 1,
            name: policy.name,
            type: policy.type,
            cond_type: policy.condType ?? null,
            base_fee: policy.baseFee ?? 0,
            free_over: policy.freeOver ?? null,
            qty_unit: policy.qtyUnit ?? null,
            bundle_group_no: policy.isBundled ? at + 1 : null,
            calc: 'MAX',
            return_fee: policy.returnFee,
            exchange_fee: policy.returnFee * 2,
            courier: policy.courier,
            lead_days: policy.leadDays,
            cutoff_hour: policy.cutoffHour,
            area_fee_yn: policy.type !== '40',
          }),
        ),
      )
      .map((row, at) => ({ delivery_policy_no: at + 1, ...row })),
  );
  await insertRows(
    tx,
    'area_fee',
    areaFees.map((row, at) => ({
      area_fee_no: at + 1,
      name: row.name,
      zip_from: row.zipFrom,
      zip_to: row.zipTo,
      fee: row.fee,
      extra_days: row.extraDays,
    })),
  );
  await insertRows(
    tx,
    'category',
    sampleCategories().map((row) => ({
      category_no: row.categoryNo,
      parent_no: row.parentNo,
      depth: row.depth,
      path: row.path,
      name: row.name,
      sort: row.sort,
      icon: row.icon,
      image_key: `d/${row.archetype}-${row.palette}-${row.sort}-hero`,
      tone: toneOf(row.palette),
      adult_yn: row.isAdult,
      size_body: row.sizes?.body ?? null,
      size_wear: row.sizes?.wear ?? null,
      repurchase_days: row.depth === 3 ? (repurchaseDays[row.archetype] ?? null) : null,
      use_yn: true,
      updated_at: now,
    })),
  );
  await insertRows(
    tx,
    'brand',
    sampleBrands().map((row) => ({
      brand_no: row.brandNo,
      name_ko: row.nameKo,
      name_en: row.nameEn,
      initial: initialOf(row.nameKo),
      logo_key: wordmarkKeyOf(row),
      tone: toneOf(row.palette),
      story: [{ type: 'text', text: row.story }],
      popularity: 60 - ((row.brandNo * 7) % 60),
      status: 'OPEN',
      updated_at: now,
    })),
  );
  // A brand that is no longer sold here.
  await tx.run(sql`
    insert into brand (brand_no, name_ko, name_en, initial, logo_key, story, status)
    values (61, '여름숲', 'YEOREUMSUP', 'ㅇ', 'l/61-2',
      '[{"type": "text", "text": "여름 물놀이 옷을 만들던 브랜드예요."}]', 'ENDED')`);
}

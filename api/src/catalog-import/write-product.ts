import { searchKeysOf } from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import { htmlBlocks } from './html-blocks';
import type { StoredPicture } from './picture-files';
import type { Product } from './product';
import { brandOfVendor, categoryOfPath, ownSeller } from './write-place';
import { writeVariants } from './write-variants';

const goodsNoRow = z.object({ goodsNo: z.number() });
const markRow = z.object({ mark: z.string() });

export interface ImportedPicture extends StoredPicture {
  src: string;
  alt: string;
}

export type Written = 'added' | 'changed' | 'same';

const rowRow = z.object({ goodsNo: z.number(), salePrice: z.number() });
type Row = z.infer<typeof rowRow>;

const keyOf = (product: Product): string => `shopify:${product.handle}`;

/** Values of the goods row. Deterministic, so that changes can be detected. */
async function writeGoods(tx: Tx, product: Product): Promise<Row & { isNew: boolean }> {
  const cheapest = product.variants.reduce((a, b) => (b.priceWon < a.priceWon ? b : a));
  const categoryPath = await categoryOfPath(tx, product.category);
  const brandNo = await brandOfVendor(tx, product.vendor);
  const sender = await ownSeller(tx);
  const keys = searchKeysOf([product.title, product.vendor, ...product.category, ...product.tags]);
  const previousMark = await tx.maybe(
    rowRow,
    sql`select goods_no, sale_price from goods where source_key = ${keyOf(product)} for update`,
  );
  const { goodsNo } = await tx.one(
    goodsNoRow,
    sql`
    insert into goods (source_key, seller_no, delivery_policy_no, brand_no, category_no, category_path, name, status,
      list_price, sale_price, search_text, jamo_text, choseong_text)
    values (${keyOf(product)}, ${sender.sellerNo}, ${sender.deliveryPolicyNo}, ${brandNo}, ${categoryPath.at(-1)},
      ${categoryPath}::bigint[], ${product.title}, ${product.status}, ${cheapest.listPriceWon}, ${cheapest.priceWon},
      ${keys.searchText}, ${keys.jamoText}, ${keys.choseongText})
    on conflict (source_key) do update set brand_no = excluded.brand_no, category_no = excluded.category_no,
      category_path = excluded.category_path, name = excluded.name, status = excluded.status,
      list_price = excluded.list_price, sale_price = excluded.sale_price, search_text = excluded.search_text,
      jamo_text = excluded.jamo_text, choseong_text = excluded.choseong_text
    returning goods_no`,
  );
  if (previousMark?.salePrice !== cheapest.priceWon) {
    await tx.run(
      sql`update price_history set to_at = now() where goods_no = ${goodsNo} and to_at is null`,
    );
    await tx.run(
      sql`insert into price_history (goods_no, price, from_at) values (${goodsNo}, ${cheapest.priceWon}, now())`,
    );
  }
  await tx.run(sql`delete from category_goods where goods_no = ${goodsNo}`);
  await tx.run(
    sql`insert into category_goods (category_no, goods_no) select unnest(${categoryPath}::bigint[]), ${goodsNo}`,
  );
  return { goodsNo, salePrice: cheapest.priceWon, isNew: previousMark === undefined };
}

async function writeWords(tx: Tx, goodsNo: number, product: Product): Promise<void> {
  const blocks = htmlBlocks(product.body);
  const shown = blocks.length > 0 ? blocks : [{ type: 'text', text: product.title }];
  await tx.run(sql`
    insert into goods_content (goods_no, blocks) values (${goodsNo}, ${JSON.stringify(shown)}::jsonb)
    on conflict (goods_no) do update set blocks = excluded.blocks`);
  const notice = [
    ['품명 및 모델명', product.title],
    ['제조사(수입자)', product.vendor || '상세 설명을 참고해 주세요'],
    ['제조국', '상세 설명을 참고해 주세요'],
    ['품질보증기준', '소비자분쟁해결기준(공정거래위원회 고시)에 따라 보상해 드려요'],
    ['A/S 책임자와 전화번호', '고객센터 1577-7083'],
  ];
  await tx.run(sql`delete from goods_notice where goods_no = ${goodsNo}`);
  await tx.run(sql`
    insert into goods_notice (goods_no, sort, key, value)
    select ${goodsNo}, place - 1, row ->> 0, row ->> 1
    from jsonb_array_elements(${JSON.stringify(notice)}::jsonb) with ordinality rows(row, place)`);
}

/** Goods without a picture get an abstract mark, since another picture would be misleading. */
async function writePictures(
  tx: Tx,
  goodsNo: number,
  pictures: readonly ImportedPicture[],
  title: string,
): Promise<void> {
  const palette = goodsNo % 12;
  const shown =
    pictures.length > 0
      ? pictures
      : [
          {
            key: `l/${goodsNo}-${palette}`,
            tone: [palette, (palette + 5) % 12],
            alt: title,
            placeholder: null,
          },
        ];
  await tx.run(sql`delete from goods_image where goods_no = ${goodsNo}`);
  await tx.run(sql`
    insert into goods_image (goods_no, sort, image_key, tone, alt, placeholder)
    select ${goodsNo}, place - 1, row ->> 'key', array(select jsonb_array_elements_text(row -> 'tone'))::smallint[],
      coalesce(nullif(row ->> 'alt', ''), ${title}), row ->> 'placeholder'
    from jsonb_array_elements(${JSON.stringify(shown)}::jsonb) with ordinality rows(row, place)`);
}

/** A snapshot of the whole product, used to detect whether a run changed it. */
const fingerprint = (goodsNo: number) => sql`
  select md5(json_build_array(
    (select json_build_array(brand_no, category_path, name, status, list_price, sale_price) from goods where goods_no = ${goodsNo}),
    (select json_agg(json_build_array(image_key, alt) order by sort) from goods_image where goods_no = ${goodsNo}),
    (select blocks from goods_content where goods_no = ${goodsNo}),
    (select json_agg(json_build_array(s.source_key, s.option_text, s.add_price, s.status, k.on_hand) order by s.sku_no)
      from sku s join sku_stock k using (sku_no) where s.goods_no = ${goodsNo}))::text) as mark`;

/**
 * Writes one product atomically (the caller owns the transaction).
 * @returns whether it was new, changed or unchanged
 */
export async function writeProduct(
  tx: Tx,
  product: Product,
  pictures: readonly ImportedPicture[],
): Promise<Written> {
  const existing = await tx.maybe(
    goodsNoRow,
    sql`select goods_no from goods where source_key = ${keyOf(product)}`,
  );
  const previousMark = existing && (await tx.one(markRow, fingerprint(existing.goodsNo))).mark;
  const { goodsNo, salePrice, isNew } = await writeGoods(tx, product);
  await writeWords(tx, goodsNo, product);
  await writePictures(tx, goodsNo, pictures, product.title);
  const keys = new Map(pictures.map((picture) => [picture.src, picture.key]));
  await writeVariants(tx, { goodsNo, baseWon: salePrice, product, imageKeys: keys });
  const { mark } = await tx.one(markRow, fingerprint(goodsNo));
  if (!isNew && mark === previousMark) return 'same';
  await tx.run(sql`update goods set updated_at = now() where goods_no = ${goodsNo}`);
  await tx.run(sql`select refresh_goods_derived(array[${goodsNo}::bigint])`);
  return isNew ? 'added' : 'changed';
}

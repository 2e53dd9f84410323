import type { Tx } from '@shop/api/platform/db/db';
import type { SampleGoods } from './goods';
import { insertRows, type Row } from './insert';
import { reviewsOf } from './review-rows';

/** Writes goods with all that belongs to them. `reviewScale` below 1 makes fewer reviews. */
export async function writeGoods(
  tx: Tx,
  batch: readonly SampleGoods[],
  now: Date,
  reviewScale: number,
): Promise<void> {
  const each = (make: (goods: SampleGoods) => Row[]) => batch.flatMap(make);
  await insertRows(
    tx,
    'goods',
    batch.map(({ row }) => row),
  );
  await insertRows(
    tx,
    'category_goods',
    each(({ row, place }) =>
      place.path.map(({ categoryNo }) => ({ category_no: categoryNo, goods_no: row.goods_no })),
    ),
  );
  await insertRows(
    tx,
    'goods_image',
    each(({ row, images }) =>
      images.map((image, sort) => ({
        goods_no: row.goods_no,
        sort,
        image_key: image.key,
        tone: image.tone,
        alt: image.alt,
      })),
    ),
  );
  await insertRows(
    tx,
    'goods_content',
    each(({ row, content }) => [{ goods_no: row.goods_no, blocks: content }]),
  );
  await insertRows(
    tx,
    'goods_notice',
    each(({ row, notice }) =>
      notice.map((line, sort) => ({ goods_no: row.goods_no, sort, ...line })),
    ),
  );
  await insertRows(
    tx,
    'goods_cert',
    each(({ row, cert }) =>
      cert ? [{ goods_no: row.goods_no, kind: cert.kind, cert_no: cert.certNo }] : [],
    ),
  );
  await insertRows(
    tx,
    'option_group',
    each(({ row, options }) =>
      options.groups.map((group) => ({
        group_no: row.goods_no * 10 + group.level,
        goods_no: row.goods_no,
        level: group.level,
        name: group.name,
      })),
    ),
  );
  await insertRows(
    tx,
    'option_value',
    each(({ row, options }) =>
      options.groups.flatMap((group) =>
        group.values.map((value, sort) => ({
          value_no: value.valueNo,
          group_no: row.goods_no * 10 + group.level,
          goods_no: row.goods_no,
          level: group.level,
          name: value.name,
          color: value.color,
          image_key: value.imageKey,
          sort,
        })),
      ),
    ),
  );
  await insertRows(
    tx,
    'sku',
    each(({ row, options }) =>
      options.skus.map((sku, sort) => ({
        sku_no: sku.skuNo,
        goods_no: row.goods_no,
        value_nos: sku.valueNos,
        option_text: sku.optionText,
        add_price: sku.addPrice,
        code: `SMP-${sku.skuNo}`,
        status: 'ON_SALE',
        sort,
      })),
    ),
  );
  await insertRows(
    tx,
    'sku_stock',
    each(({ options }) =>
      options.skus.map((sku) => ({
        sku_no: sku.skuNo,
        on_hand: sku.onHand,
        reserved: 0,
        safety: 0,
        version: 0,
      })),
    ),
  );
  await insertRows(
    tx,
    'price_history',
    each(({ row, prices }) =>
      prices.map((price) => ({
        goods_no: row.goods_no,
        price: price.price,
        from_at: price.fromAt,
        to_at: price.toAt,
      })),
    ),
  );
  const reviews = batch.map((goods) => reviewsOf(goods, now, reviewScale));
  await insertRows(
    tx,
    'review',
    reviews.flatMap((part) => part.reviews),
  );
  await insertRows(
    tx,
    'review_file',
    reviews.flatMap((part) => part.files),
  );
  await insertRows(
    tx,
    'review_stat',
    reviews.map((part) => part.stat),
  );
}

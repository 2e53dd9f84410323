import type { ContentBlock } from '@shop/shared/contracts';
import type { Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';
import type { Product } from '../product';
import { recordsOf } from './batch';
import type { WrittenItem } from './write-goods';

/** The blocks of a description, without pictures that are not in the folder. */
function blocksOf({ product, described }: WrittenItem): ContentBlock[] {
  const blocks = product.description.flatMap((block): ContentBlock[] => {
    if (block.type !== 'picture') return [block];
    const picture = described.get(block.src);
    if (!picture) return [];
    const { key, tone, size } = picture;
    return [
      {
        type: 'image',
        image: { key, tone, alt: block.alt || product.title },
        caption: block.caption,
        size,
      },
    ];
  });
  return blocks.length > 0 ? blocks : [{ type: 'text', text: product.title }];
}

/** 상품정보제공고시 for goods of no particular kind. */
const noticeOf = ({ title, vendor }: Product): [key: string, value: string][] => [
  ['품명 및 모델명', title],
  ['제조사(수입자)', vendor || '상세 설명을 참고해 주세요'],
  ['제조국', '상세 설명을 참고해 주세요'],
  ['품질보증기준', '소비자분쟁해결기준(공정거래위원회 고시)에 따라 보상해 드려요'],
  ['A/S 책임자와 전화번호', '고객센터 1577-7083'],
];

/** Goods without a picture get an abstract mark, since another picture would be misleading. */
function imagesOf({ goodsNo, pictures, product }: WrittenItem) {
  const palette = goodsNo % 12;
  const mark = {
    key: `l/${goodsNo}-${palette}`,
    tone: [palette, (palette + 5) % 12],
    alt: '',
    placeholder: null,
  };
  return (pictures.length > 0 ? pictures : [mark]).map((picture, sort) => ({
    goods_no: goodsNo,
    sort,
    image_key: picture.key,
    tone: picture.tone,
    alt: picture.alt || product.title,
    placeholder: picture.placeholder,
  }));
}

/** Replaces description, notice and pictures of these goods. */
export async function writeContent(tx: Tx, items: readonly WrittenItem[]): Promise<void> {
  const numbers = items.map(({ goodsNo }) => goodsNo);
  const contents = items.map((item) => ({ goods_no: item.goodsNo, blocks: blocksOf(item) }));
  await tx.run(sql`
    insert into goods_content (goods_no, blocks)
    select goods_no, blocks
    from jsonb_to_recordset(${recordsOf(contents)}::jsonb) as r (goods_no bigint, blocks jsonb)
    on conflict (goods_no) do update set blocks = excluded.blocks`);
  const notices = items.flatMap(({ goodsNo, product }) =>
    noticeOf(product).map(([key, value], sort) => ({ goods_no: goodsNo, sort, key, value })),
  );
  await tx.run(sql`delete from goods_notice where goods_no = any(${numbers}::bigint[])`);
  await tx.run(sql`
    insert into goods_notice (goods_no, sort, key, value)
    select goods_no, sort, key, value
    from jsonb_to_recordset(${recordsOf(notices)}::jsonb) as r (goods_no bigint, sort smallint, key text, value text)`);
  await tx.run(sql`delete from goods_image where goods_no = any(${numbers}::bigint[])`);
  await tx.run(sql`
    insert into goods_image (goods_no, sort, image_key, tone, alt, placeholder)
    select goods_no, sort, image_key, tone, alt, placeholder
    from jsonb_to_recordset(${recordsOf(items.flatMap(imagesOf))}::jsonb) as r (goods_no bigint, sort smallint,
      image_key text, tone smallint[], alt text, placeholder text)`);
}

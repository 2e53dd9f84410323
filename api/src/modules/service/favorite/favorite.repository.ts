import type { FavoriteFilter, FavoriteFolder } from '@shop/shared/contracts';
import type { FavoriteTargetCode } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { countRow, foundRow, jsonTextRow } from '../../../platform/db/row';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';
import { brandCardJson, planShopCardJson } from '../../catalogue/display';
import { isListed, shownCard } from '../../catalogue/goods';

export const FAVORITE_PAGE = 24;

const folderRow = z.object({ folderNo: z.number(), name: z.string(), count: z.number() });

export interface Target {
  targetCd: FavoriteTargetCode;
  no: number;
}

/** Serialises changes of one member, so that limits hold for several at a time. */
export const lockMember = (tx: Tx, memberNo: number) =>
  tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);

const RECENT_PURCHASE = '6 months';

/** Goods of paid orders that were not all cancelled or returned. */
const boughtGoodsSql = (memberNo: number, now: Date): Sql => sql`
  select coalesce(json_agg(distinct i.goods_no), '[]'::json) from orders o join order_item i using (order_no)
  where o.member_no = ${memberNo} and o.paid_at > ${now}::timestamptz - ${RECENT_PURCHASE}::interval
    and i.canceled_qty < i.qty`;

/** All marks in one query. */
export const marksText = async (db: Queryable, memberNo: number, now: Date): Promise<string> =>
  (
    await db.one(
      jsonTextRow,
      sql`
      select json_build_object(
        'goodsNos', coalesce(json_agg(ref_no) filter (where target_cd = '10'), '[]'::json),
        'brandNos', coalesce(json_agg(ref_no) filter (where target_cd = '20'), '[]'::json),
        'planShopNos', coalesce(json_agg(ref_no) filter (where target_cd = '30'), '[]'::json),
        'boughtGoodsNos', (${boughtGoodsSql(memberNo, now)}))::text as text
      from favorite where member_no = ${memberNo}`,
    )
  ).text;

const existsSql: Record<FavoriteTargetCode, (no: number) => Sql> = {
  '10': (no) =>
    sql`select true as found from goods where goods_no = ${no} and status not in ('READY', 'BANNED')`,
  '20': (no) => sql`select true as found from brand where brand_no = ${no}`,
  '30': (no) => sql`select true as found from plan_shop where plan_shop_no = ${no}`,
};

export const targetExists = async (db: Queryable, { targetCd, no }: Target): Promise<boolean> =>
  (await db.maybe(foundRow, existsSql[targetCd](no))) !== undefined;

export const countFavorites = async (db: Queryable, memberNo: number): Promise<number> =>
  (await db.one(countRow, sql`select count(*) from favorite where member_no = ${memberNo}`)).count;

export const isFavorite = async (
  db: Queryable,
  memberNo: number,
  { targetCd, no }: Target,
): Promise<boolean> =>
  (await db.maybe(
    foundRow,
    sql`
    select true as found from favorite
    where member_no = ${memberNo} and target_cd = ${targetCd} and ref_no = ${no}`,
  )) !== undefined;

/** With the price and stock of this moment, which later ones are compared with. */
export const insertFavorite = (
  tx: Tx,
  memberNo: number,
  { targetCd, no }: Target,
  at: Date,
): Promise<number> =>
  tx.run(sql`
    insert into favorite (member_no, target_cd, ref_no, price_won, sold_out_at, created_at)
    select ${memberNo}, ${targetCd}, ${no},
      case when ${targetCd} = '10' then (select (card->>'salePriceWon')::bigint from goods_card where goods_no = ${no}) end,
      case when ${targetCd} = '10' and exists (select from goods where goods_no = ${no} and sold_out)
        then ${at}::timestamptz end,
      ${at}
    on conflict do nothing`);

export const deleteFavorites = (
  db: Queryable,
  memberNo: number,
  targetCd: FavoriteTargetCode,
  nos: readonly number[],
): Promise<number> =>
  db.run(sql`
    delete from favorite
    where member_no = ${memberNo} and target_cd = ${targetCd} and ref_no = any(${nos}::bigint[])`);

const filterSql: Record<FavoriteFilter, Sql> = {
  all: emptySql,
  drop: sql` where state <> 'ENDED' and drop_won > 0`,
  back: sql` where is_back`,
  sale: sql` where state = 'ON_SALE'`,
};

export interface ListQuery {
  filter: FavoriteFilter;
  folderNo: number | undefined;
  page: number;
}

/** A page of the goods, the newest first, and one more item when there is another page. */
export const goodsText = async (
  db: Queryable,
  memberNo: number,
  { filter, folderNo, page }: ListQuery,
): Promise<string> => {
  const inFolder = folderNo === undefined ? emptySql : sql` and f.folder_no = ${folderNo}`;
  const { text } = await db.one(
    jsonTextRow,
    sql`
    with mine as (
      select f.*, ${shownCard} as card, g.min_qty, (
          select s.sku_no from sku s where s.goods_no = g.goods_no and s.status = 'ON_SALE'
            and not (c.card->>'hasOptions')::boolean order by s.sort limit 1) as sku_no,
        case when not (${isListed}) then 'ENDED' when g.sold_out then 'SOLD_OUT' else 'ON_SALE' end as state,
        greatest(f.price_won - (c.card->>'salePriceWon')::bigint, 0) as drop_won,
        (${isListed}) and not g.sold_out and f.restocked_at is not null as is_back
      from favorite f join goods g on g.goods_no = f.ref_no join goods_card c on c.goods_no = g.goods_no
      where f.member_no = ${memberNo} and f.target_cd = '10'${inFolder}),
    found as (
      select * from mine${filterSql[filter]} order by created_at desc, ref_no desc
      limit ${FAVORITE_PAGE + 1} offset ${(page - 1) * FAVORITE_PAGE})
    select coalesce(json_agg(json_build_object(
      'goods', card, 'state', state, 'skuNo', sku_no, 'minQty', min_qty, 'folderNo', folder_no,
      'addedAt', created_at, 'dropWon', coalesce(drop_won, 0), 'isBack', is_back)
      order by created_at desc, ref_no desc), '[]'::json)::text as text
    from found`,
  );
  return text;
};

export const countGoods = async (db: Queryable, memberNo: number): Promise<number> =>
  (
    await db.one(
      countRow,
      sql`select count(*) from favorite where member_no = ${memberNo} and target_cd = '10'`,
    )
  ).count;

/** Brands and plan shops, the newest first. Ended plan shops stay, and say so. */
export const othersText = async (db: Queryable, memberNo: number): Promise<string> =>
  (
    await db.one(
      jsonTextRow,
      sql`
      select json_build_object(
        'brands', coalesce((select json_agg(${brandCardJson} order by f.created_at desc)
          from favorite f join brand b on b.brand_no = f.ref_no
          where f.member_no = ${memberNo} and f.target_cd = '20' and b.status = 'OPEN'), '[]'::json),
        'planShops', coalesce((select json_agg(${planShopCardJson}::jsonb || jsonb_build_object(
            'isOpen', p.status = 'OPEN' and p.from_at <= now() and p.to_at > now()) order by f.created_at desc)
          from favorite f join plan_shop p on p.plan_shop_no = f.ref_no
          where f.member_no = ${memberNo} and f.target_cd = '30'), '[]'::json))::text as text`,
    )
  ).text;

export const listFolders = (db: Queryable, memberNo: number): Promise<FavoriteFolder[]> =>
  db.rows(
    folderRow,
    sql`
    select d.folder_no, d.name, count(f.ref_no) as count
    from favorite_folder d left join favorite f on f.folder_no = d.folder_no
    where d.member_no = ${memberNo} group by d.folder_no order by d.created_at, d.folder_no`,
  );

/** @returns false when the member has a folder of this name */
export const insertFolder = async (
  tx: Tx,
  memberNo: number,
  name: string,
  at: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into favorite_folder (member_no, name, created_at) values (${memberNo}, ${name}, ${at})
    on conflict do nothing`)) === 1;

export const hasOtherFolder = async (
  tx: Tx,
  memberNo: number,
  name: string,
  folderNo: number,
): Promise<boolean> =>
  (await tx.maybe(
    foundRow,
    sql`
    select true as found from favorite_folder
    where member_no = ${memberNo} and name = ${name} and folder_no <> ${folderNo}`,
  )) !== undefined;

export const updateFolder = async (
  tx: Tx,
  memberNo: number,
  folderNo: number,
  name: string,
): Promise<boolean> =>
  (await tx.run(sql`
    update favorite_folder set name = ${name}
    where folder_no = ${folderNo} and member_no = ${memberNo}`)) === 1;

export const deleteFolder = async (
  db: Queryable,
  memberNo: number,
  folderNo: number,
): Promise<boolean> =>
  (await db.run(sql`
    delete from favorite_folder where folder_no = ${folderNo} and member_no = ${memberNo}`)) === 1;

export const ownsFolder = async (
  db: Queryable,
  memberNo: number,
  folderNo: number,
): Promise<boolean> =>
  (await db.maybe(
    foundRow,
    sql`
    select true as found from favorite_folder
    where folder_no = ${folderNo} and member_no = ${memberNo}`,
  )) !== undefined;

export const moveGoods = (
  db: Queryable,
  memberNo: number,
  goodsNos: readonly number[],
  folderNo: number | null,
) =>
  db.run(sql`
    update favorite set folder_no = ${folderNo}
    where member_no = ${memberNo} and target_cd = '10' and ref_no = any(${goodsNos}::bigint[])`);

/** Records which favourites sold out, and which of those are back. @returns how many changed */
export const recordStock = (db: Queryable, at: Date): Promise<number> =>
  db.run(sql`
    update favorite f set
      sold_out_at = case when g.sold_out then ${at}::timestamptz else f.sold_out_at end,
      restocked_at = case when g.sold_out then null else ${at}::timestamptz end
    from goods g
    where f.target_cd = '10' and g.goods_no = f.ref_no and (
      (g.sold_out and (f.sold_out_at is null or f.restocked_at is not null))
      or (not g.sold_out and f.sold_out_at is not null and f.restocked_at is null))`);

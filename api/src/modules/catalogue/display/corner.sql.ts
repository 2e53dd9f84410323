import { keysOf } from '@shop/shared/domain';
import { z } from 'zod';
import { type Sql, sql } from '../../../platform/db/sql';
import { isListed } from '../goods';
import { brandCardJson } from './brand.sql';
import { categoryCardJson } from './category.sql';
import { dealRows } from './deal.sql';
import { planShopCardJson } from './plan-shop.sql';

/** Sources of a corner's goods when they are not chosen by hand. */
export interface GoodsRule {
  type: string;
  categoryNo?: number | undefined;
  /** Instead of one category: one goods of each in turn, in this order. */
  categoryNos?: number[] | undefined;
  size: number;
}

const goodsRule = {
  type: z.string(),
  categoryNo: z.number().optional(),
  categoryNos: z.array(z.number()).optional(),
  size: z.number(),
};

/** A rule fills one list, the tabs of a corner, or (`personal`) items for one visitor. */
const cornerRule = z.strictObject({
  ...goodsRule,
  tabs: z
    .array(z.strictObject({ ...goodsRule, title: z.string(), more: z.string().optional() }))
    .optional(),
  /** For a personal corner: the source of its items (personal.sql.ts), and its audience. */
  source: z.string().optional(),
  audience: z.enum(['anyone', 'member']).optional(),
});

export const cornerHeadRow = z.object({
  cornerNo: z.number(),
  pageNo: z.number(),
  rule: cornerRule.nullable(),
  /** JSON object of the corner without its items, as text. */
  head: z.string(),
});
export type CornerHead = z.infer<typeof cornerHeadRow>;

/** The items of a corner as JSON text. */
export const itemsRow = z.object({ items: z.string() });

const inTime = sql`coalesce(c.from_at <= now(), true) and coalesce(c.to_at > now(), true)`;

const headJson = sql`json_build_object('cornerNo', c.corner_no, 'cornerId', c.corner_id, 'title', c.title,
  'subtitle', c.subtitle, 'layout', c.layout, 'moreLink', c.more_link)::text`;

export const pageCornersSql = (pageNo: number): Sql => sql`
  select c.corner_no, c.page_no, c.rule, ${headJson} as head from corner c
  where c.page_no = ${pageNo} and ${inTime} order by c.sort`;

export const cornerHeadSql = (cornerNo: number): Sql => sql`
  select c.corner_no, c.page_no, c.rule, ${headJson} as head from corner c where c.corner_no = ${cornerNo} and ${inTime}`;

const bannerJson = sql`json_build_object('bannerNo', b.banner_no, 'eyebrow', b.eyebrow, 'title', b.title, 'text', b.text,
  'image', image_ref(b.image_key, b.tone, replace(b.title, E'\n', ' ')),
  'wideImage', image_ref(replace(b.image_key, 'b/tall-', 'b/wide-'), b.tone, replace(b.title, E'\n', ' ')),
  'link', b.link)`;

/** The JSON of item row `i`, whose value is `x`. */
export const itemJson = sql`case i.type
      when 'link' then json_build_object('type', 'link', 'title', i.title, 'link', i.link,
        'image', image_ref(coalesce(i.image_key, ''), coalesce(i.tone, '{11,11}'), i.title))
      when 'content' then json_build_object('type', 'content', 'title', i.title, 'text', i.text, 'link', i.link,
        'image', case when i.image_key is not null then image_ref(i.image_key, coalesce(i.tone, '{11,11}'), i.title) end)
      else json_build_object('type', i.type, i.type, x.value) end`;

/** What item row `i` refers to, as `x.value`; null when it has ended or was deleted. */
export const itemValue = sql`cross join lateral (select case i.type
    when 'goods' then (select k.card from goods_card k join goods g using (goods_no) where k.goods_no = i.ref_no and ${isListed})
    when 'banner' then (select ${bannerJson} from banner b where b.banner_no = i.ref_no
      and coalesce(b.from_at <= now(), true) and coalesce(b.to_at > now(), true))
    when 'brand' then (select ${brandCardJson} from brand b where b.brand_no = i.ref_no and b.status = 'OPEN')
    when 'coupon' then (select coupon_json(c)::json from coupon c where c.coupon_no = i.ref_no and c.status = 'OPEN'
      and c.issue_from <= now() and c.issue_to > now())
    when 'category' then (select ${categoryCardJson} from category c where c.category_no = i.ref_no and c.use_yn)
    when 'planShop' then (select ${planShopCardJson} from plan_shop p where p.plan_shop_no = i.ref_no
      and p.status = 'OPEN' and p.from_at <= now() and p.to_at > now())
    end as value) x`;

export const hasItem = sql`x.value is not null or i.type in ('link', 'content')`;

/** The items chosen by hand, each with its type. Ended and deleted ones are omitted. */
export const chosenItemsSql = (cornerNo: number): Sql => sql`
  select coalesce(json_agg(${itemJson} order by i.sort) filter (where ${hasItem}), '[]'::json)::text as items
  from corner_item i ${itemValue} where i.corner_no = ${cornerNo}`;

const goodsBy: Record<string, { where: Sql; order: Sql }> = {
  best: { where: sql`not g.sold_out`, order: sql`g.sales_cnt desc` },
  recommend: { where: sql`not g.sold_out`, order: sql`g.recommend desc` },
  new: { where: sql`not g.sold_out`, order: sql`g.opened_at desc` },
  sale: {
    where: sql`not g.sold_out and g.review_cnt > 0`,
    order: sql`g.pay_rate desc`,
  },
  coupon: {
    where: sql`not g.sold_out and g.coupon_price < g.pay_price`,
    order: sql`g.recommend desc`,
  },
  /** Higher-priced goods that offer interest-free installments. */
  installment: {
    where: sql`not g.sold_out and g.pay_price >= 300000 and 'interestFree' = any(g.badges)`,
    order: sql`g.recommend desc`,
  },
  ticket: { where: sql`not g.sold_out and g.goods_type = 'ECOUPON'`, order: sql`g.sales_cnt desc` },
  giftCard: {
    where: sql`not g.sold_out and g.goods_type = 'GIFT_CARD'`,
    order: sql`g.sales_cnt desc`,
  },
  // Found by the text index: the name contains the word.
  refurbished: {
    where: sql`g.jamo_text like ${`%${keysOf('리퍼')}%`} and g.name like '[리퍼]%'`,
    order: sql`g.sold_out, g.recommend desc`,
  },
};

/** A ranking and the running deals are complete; other lists omit goods that the page already shows. */
const complete: ReadonlySet<string> = new Set(['best', 'deal', 'comingDeal']);
export const omitsShownGoods = ({ type, tabs }: { type: string; tabs?: GoodsRule[] }): boolean =>
  tabs ? tabs.some(omitsShownGoods) : type in goodsBy && !complete.has(type);

/**
 * Items of a rule; undefined for an unknown rule.
 * @param shown goods that the page shows before this list
 */
export function ruledItemsSql(rule: GoodsRule, shown: readonly number[]): Sql | undefined {
  const size = Math.min(Math.max(rule.size, 1), 60);
  if (rule.type === 'deal' || rule.type === 'comingDeal') {
    return sql`select coalesce(json_agg(json_build_object('type', 'deal', 'deal', card) order by place), '[]'::json)::text as items
      from (${dealRows(rule.type === 'deal' ? 'open' : 'coming', size)}) rows`;
  }
  const by = goodsBy[rule.type];
  if (!by) return undefined;
  const isNew = omitsShownGoods(rule) ? sql`not g.goods_no = any(${shown}::bigint[])` : sql`true`;
  const where = sql`${isListed} and ${by.where} and ${isNew}`;
  const order = sql`${by.order}, g.goods_no desc`;
  const inTurn = rule.categoryNos && takenInTurn(rule.categoryNos, where, order);
  const within = rule.categoryNo
    ? sql`g.category_path @> array[${rule.categoryNo}::bigint]`
    : sql`true`;
  return sql`select coalesce(json_agg(json_build_object('type', 'goods', 'goods', k.card) order by chosen.place), '[]'::json)::text as items
    from (${
      inTurn ??
      sql`select g.goods_no, row_number() over (order by ${order}) as place from goods g
        where ${where} and ${within}`
    } order by place limit ${size}) chosen
    join goods_card k using (goods_no)`;
}

/** The first of every category, then the second of every category. */
const takenInTurn = (categoryNos: readonly number[], where: Sql, order: Sql): Sql => sql`
  select goods_no, row_number() over (order by turn, at) as place from (
    select g.goods_no, part.at, row_number() over (partition by part.at order by ${order}) as turn
    from unnest(${categoryNos}::bigint[]) with ordinality part(category_no, at)
    join goods g on g.category_path @> array[part.category_no]
    where ${where}) ranked`;

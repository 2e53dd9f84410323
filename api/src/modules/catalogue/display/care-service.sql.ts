import { paths } from '@shop/shared/contracts';
import { type Sql, sql } from '../../../platform/db/sql';

const content = (title: Sql, text: Sql, link: Sql): Sql =>
  sql`json_build_object('type', 'content', 'title', ${title}, 'text', ${text}, 'image', null, 'link', ${link})`;

/** 나를 위한 알림: parcels in transit, coupons that end within a week, a non-empty basket. */
export const careServiceSql = (memberNo: number): Sql => sql`
  select coalesce(json_agg(message order by place), '[]'::json)::text as items from (
    select 1 as place, ${content(
      sql`'배송중인 상품이 ' || count(*) || '개 있어요'`,
      sql`min(i.goods_name)`,
      sql`${paths.orderList()}::text`,
    )} as message
    from order_item i join orders o using (order_no)
    where o.member_no = ${memberNo} and i.state = 'DELIVERY_ING' having count(*) > 0
    union all
    select 2, ${content(
      sql`'쿠폰 ' || count(*) || '장이 곧 끝나요'`,
      sql`to_char(min(m.expires_at) at time zone 'Asia/Seoul', 'FMMM"월 "FMDD"일까지 쓸 수 있어요"')`,
      sql`${paths.coupons()}::text`,
    )}
    from member_coupon m where m.member_no = ${memberNo} and m.state = 'ISSUED'
      and m.expires_at > now() and m.expires_at < now() + interval '7 days' having count(*) > 0
    union all
    select 3, ${content(
      sql`'장바구니에 ' || count(*) || '개가 기다려요'`,
      sql`'잊지 말고 살펴보세요'`,
      sql`${paths.basket()}::text`,
    )}
    from basket b join basket_item i using (basket_no) where b.member_no = ${memberNo} and not i.is_later having count(*) > 0
  ) messages`;

/** 최근 승인 내역: the member's latest approved payments in this shop. */
export const approvalSql = (memberNo: number): Sql => sql`
  select coalesce(json_agg(${content(
    sql`p.order_name`,
    sql`to_char(p.amount, 'FM999,999,999,999') || '원 · '
      || to_char(p.approved_at at time zone 'Asia/Seoul', 'FMMM"월 "FMDD"일 승인"')
      || case when p.installment_months > 0 then ' · ' || p.installment_months || '개월' else '' end`,
    sql`'/mypage/order/detail?orderNo=' || p.order_no`,
  )} order by p.approved_at desc), '[]'::json)::text as items
  from (select y.*, o.order_name from payment y join orders o using (order_no)
    where y.member_no = ${memberNo} and y.method = 'CARD' and y.approved_at > now() - interval '60 days'
    order by y.approved_at desc limit 3) p`;

/** Whether the member has registered a card of our own company. */
export const holdsOwnCardSql = (memberNo: number): Sql => sql`
  select exists (select from member_card m join card_company c using (card_cd)
    where m.member_no = ${memberNo} and c.is_own) as holds`;

import { sql } from '../../../../platform/db/sql';
import type { Section } from './section';

/** Section of the data copy: favourites, basket, alerts and notifications. */
export const interestsSections: readonly Section[] = [
  {
    title: '찜 폴더',
    tables: ['favorite_folder'],
    rows: (memberNo) => sql`
      select name as "이름", created_at as "만든 날" from favorite_folder where member_no = ${memberNo} order by folder_no`,
  },
  {
    title: '찜',
    tables: ['favorite'],
    rows: (memberNo) => sql`
      select f.target_cd as "종류", f.ref_no as "번호", d.name as "폴더", f.created_at as "찜한 날"
      from favorite f left join favorite_folder d using (folder_no)
      where f.member_no = ${memberNo} order by f.created_at`,
  },
  {
    title: '최근 본 상품',
    tables: ['recent_goods'],
    rows: (memberNo) => sql`
      select g.name as "상품", r.seen_at as "본 날"
      from recent_goods r join goods g using (goods_no) where r.member_no = ${memberNo} order by r.seen_at`,
  },
  {
    title: '장바구니',
    tables: ['basket', 'basket_item'],
    rows: (memberNo) => sql`
      select g.name as "상품", s.option_text as "옵션", i.qty as "수량", i.input_text as "입력", i.added_at as "담은 날"
      from basket b join basket_item i using (basket_no) join sku s using (sku_no) join goods g using (goods_no)
      where b.member_no = ${memberNo} order by i.item_no`,
  },
  {
    title: '재입고·오픈 알림 신청',
    tables: ['restock_alert', 'opening_alert', 'plan_shop_alert'],
    rows: (memberNo) => sql`
      select '재입고' as "구분", sku_no as "번호", created_at as "신청", told_at as "알림" from restock_alert
        where member_no = ${memberNo}
      union all select '오픈', coalesce(goods_no, deal_no), created_at, told_at from opening_alert
        where member_no = ${memberNo}
      union all select '기획전', plan_shop_no, created_at, null from plan_shop_alert
        where member_no = ${memberNo}`,
  },
  {
    title: '알림',
    tables: ['notification'],
    rows: (memberNo) => sql`
      select step as "종류", variables_enc as "내용_enc", happened_at as "시각", read_at as "읽음"
      from notification where member_no = ${memberNo} order by notification_no`,
  },
  {
    title: '알림 설정',
    tables: ['notification_pref', 'push_subscription'],
    rows: (memberNo) => sql`
      select kind as "종류", channel as "받는 방법", is_on as "받기", changed_at as "바꾼 날"
        from notification_pref where member_no = ${memberNo}
      union all select '웹 알림을 받는 기기', 'PUSH', true, created_at
        from push_subscription where member_no = ${memberNo}`,
  },
  {
    title: '추천 반응',
    tables: ['recommend_feedback'],
    rows: (memberNo) => sql`
      select goods_no as "상품 번호", feedback as "반응", at as "시각"
      from recommend_feedback where member_no = ${memberNo}`,
  },
  {
    title: '제3자 제공 동의',
    tables: ['external_link_consent'],
    rows: (memberNo) => sql`
      select l.name as "제공받는 곳", c.data_items as "항목", c.agreed_at as "동의한 날"
      from external_link_consent c join external_link l using (code)
      where c.member_no = ${memberNo} order by c.consent_no`,
  },
];

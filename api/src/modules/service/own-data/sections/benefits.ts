import { sql } from '../../../../platform/db/sql';
import type { Section } from './section';

const pointKinds = { POINT: '포인트', COIN: '코인', GIFT_CARD: '상품권' } as const;

/** Section of the data copy: coupons, points, gift cards and recommendations. */
export const benefitsSections: readonly Section[] = [
  {
    title: '쿠폰',
    tables: ['member_coupon'],
    rows: (memberNo) => sql`
      select c.name as "쿠폰", m.state as "상태", m.issued_at as "받은 날", m.expires_at as "만료",
        m.order_no as "주문 번호", m.used_at as "사용"
      from member_coupon m join coupon c using (coupon_no)
      where m.member_no = ${memberNo} order by m.issue_no`,
  },
  {
    title: '포인트·코인·상품권',
    tables: ['point_account'],
    names: { 종류: pointKinds },
    rows: (memberNo) => sql`
      select a.kind as "종류", m.title as "내용", sum(l.amount) as "금액", m.order_no as "주문 번호", m.at as "시각"
      from point_account a join point_ledger l using (account_no) join point_movement m using (movement_no)
      where a.member_no = ${memberNo} group by a.kind, m.movement_no, m.title, m.order_no, m.at
      order by m.movement_no`,
  },
  {
    title: '등록한 상품권',
    tables: ['gift_card'],
    rows: (memberNo) => sql`
      select amount as "금액", registered_at as "등록", expires_at as "만료"
      from gift_card where registered_by = ${memberNo} order by registered_at`,
  },
  {
    title: '쓴 쿠폰 코드',
    tables: ['coupon_code'],
    rows: (memberNo) => sql`
      select c.name as "쿠폰", k.used_at as "사용"
      from coupon_code k join coupon c using (coupon_no) where k.used_by = ${memberNo}`,
  },
  {
    title: '추천',
    tables: ['order_recommendation', 'member_recommendation'],
    rows: (memberNo) => sql`
      select case when recommender_no = ${memberNo} then '추천함' else '추천받음' end as "구분",
        coin_won as "코인", recorded_at as "기록", rewarded_at as "적립"
      from order_recommendation where ${memberNo} in (member_no, recommender_no)
      union all select '가입할 때 추천 코드를 입력함', null, recorded_at, null
        from member_recommendation where member_no = ${memberNo}
      order by 3`,
  },
];

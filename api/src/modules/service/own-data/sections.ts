import {
  bodyNames,
  claimKinds,
  claimStates,
  giftStates,
  orderStates,
  paymentMethods,
  paymentStates,
  voucherStates,
} from '@shop/shared/domain';
import { type Sql, sql } from '../../../platform/db/sql';

export interface Section {
  title: string;
  /** The tables whose rows of the member stand in it. */
  tables: readonly string[];
  /** Rows with Korean column names; a name that ends in `_enc` has a sealed value. */
  rows(memberNo: number): Sql;
  /** By column: what its codes mean. */
  names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const pointKinds = { POINT: '포인트', COIN: '코인', GIFT_CARD: '상품권' } as const;

const ownOrders = (memberNo: number): Sql =>
  sql`(select order_no from orders where member_no = ${memberNo})`;

const member: readonly Section[] = [
  {
    title: '회원 정보',
    tables: ['member'],
    rows: (memberNo) => sql`
      select name_enc as "이름_enc", phone_enc as "휴대폰_enc", email_enc as "이메일_enc", birth as "생년월일",
        cno_enc as "고객 번호_enc", grade as "등급", joined_at as "가입일", first_login_at as "첫 로그인",
        last_seen_at as "마지막 로그인", adult_verified_until as "성인 인증 만료"
      from member where member_no = ${memberNo}`,
  },
  {
    title: '배송지',
    tables: ['member_address'],
    rows: (memberNo) => sql`
      select alias as "이름", receiver_enc as "받는 분_enc", phone_enc as "연락처_enc", zip as "우편번호",
        place_enc as "주소_enc", message_text as "배송 메시지", is_default as "기본 배송지"
      from member_address where member_no = ${memberNo} order by address_no`,
  },
  {
    title: '환불 계좌',
    tables: ['member_refund_account'],
    rows: (memberNo) => sql`
      select account_enc as "계좌_enc", checked_at as "확인한 날"
      from member_refund_account where member_no = ${memberNo}`,
  },
  {
    title: '개인통관고유부호',
    tables: ['member_customs'],
    rows: (memberNo) => sql`
      select pccc_enc as "부호_enc", agreed_at as "동의한 날" from member_customs where member_no = ${memberNo}`,
  },
  {
    title: '저장한 치수',
    tables: ['member_size'],
    names: { 대상: bodyNames },
    rows: (memberNo) => sql`
      select body as "대상", size_enc as "치수_enc" from member_size where member_no = ${memberNo} order by body`,
  },
  {
    title: '동의 내역',
    tables: ['member_consent'],
    rows: (memberNo) => sql`
      select title as "약관", body as "내용", version as "시행일", is_given as "동의", at as "시각"
      from member_consent where member_no = ${memberNo} order by consent_no`,
  },
  {
    title: '결제 약관 동의',
    tables: ['member_terms'],
    rows: (memberNo) => sql`
      select code as "약관", agreed_at as "동의한 날" from member_terms where member_no = ${memberNo}`,
  },
  {
    title: '로그인 기록',
    tables: ['session'],
    rows: (memberNo) => sql`
      select device as "기기", method as "방법", created_at as "로그인", revoked_at as "로그아웃"
      from session where member_no = ${memberNo} order by created_at`,
  },
  {
    title: '연결된 로그인',
    tables: ['member_connection'],
    rows: (memberNo) => sql`
      select provider_name as "계정", email_enc as "이메일_enc", connected_at as "연결한 날"
      from member_connection where member_no = ${memberNo} order by connection_no`,
  },
  {
    title: '성인 인증',
    tables: ['member_verification'],
    rows: (memberNo) => sql`
      select kind as "방법", verified_at as "인증한 날", expires_at as "만료"
      from member_verification where member_no = ${memberNo} order by verified_at`,
  },
  {
    title: '등록한 카드',
    tables: ['member_card'],
    rows: (memberNo) => sql`
      select c.name as "카드사", m.tail as "끝 번호"
      from member_card m join card_company c using (card_cd) where m.member_no = ${memberNo}`,
  },
];

const orders: readonly Section[] = [
  {
    title: '주문',
    tables: ['orders', 'order_item', 'order_delivery_group'],
    names: { 상태: orderStates },
    rows: (memberNo) => sql`
      select o.order_no as "주문 번호", o.ordered_at as "주문일", o.order_name as "주문명",
        o.receiver_enc as "받는 분_enc", o.message_text as "배송 메시지", o.pccc_enc as "통관부호_enc",
        o.pay_won as "결제 금액", o.coupon_won as "쿠폰 할인", o.point_won as "포인트", o.coin_won as "코인",
        o.gift_card_won as "상품권",
        (select json_agg(json_build_object('상품', i.goods_name, '옵션', i.option_text, '수량', i.qty,
          '가격', i.unit_price, '상태', i.state) order by i.item_no)
          from order_item i where i.order_no = o.order_no) as "상품"
      from orders o where o.member_no = ${memberNo} order by o.ordered_at`,
  },
  {
    title: '주문 동의',
    tables: ['order_consent'],
    rows: (memberNo) => sql`
      select order_no as "주문 번호", title as "약관", body as "내용", agreed_at as "동의한 날"
      from order_consent where order_no in ${ownOrders(memberNo)} order by order_no, code`,
  },
  {
    title: '결제',
    tables: ['payment', 'cash_receipt'],
    names: { 방법: paymentMethods, 상태: paymentStates },
    rows: (memberNo) => sql`
      select p.order_no as "주문 번호", p.method as "방법", p.card_name as "카드·은행", p.amount as "금액",
        p.canceled_amount as "취소 금액", p.state as "상태", p.approved_at as "승인",
        p.refund_account_enc as "환불 계좌_enc", r.number_masked as "현금영수증"
      from payment p left join cash_receipt r using (payment_no)
      where p.member_no = ${memberNo} order by p.created_at`,
  },
  {
    title: '취소·반품·교환',
    tables: ['claim', 'claim_pickup'],
    names: { 종류: claimKinds, 상태: claimStates },
    rows: (memberNo) => sql`
      select c.claim_no as "신청 번호", c.order_no as "주문 번호", c.kind as "종류", c.state as "상태",
        c.reason_cd as "사유", c.detail as "내용", c.requested_at as "신청일", p.address_enc as "수거지_enc"
      from claim c left join claim_pickup p using (claim_no)
      where c.member_no = ${memberNo} order by c.requested_at`,
  },
  {
    title: '보낸 선물',
    tables: ['gift'],
    names: { 상태: giftStates },
    rows: (memberNo) => sql`
      select order_no as "주문 번호", receiver_enc as "받는 분_enc", card_enc as "카드_enc", state as "상태",
        sent_at as "보낸 날", thanks_enc as "감사 인사_enc"
      from gift where sender_no = ${memberNo} order by created_at`,
  },
  {
    title: '받은 선물',
    tables: ['gift'],
    names: { 상태: giftStates },
    rows: (memberNo) => sql`
      select card_enc as "카드_enc", state as "상태", accepted_at as "수락", shipping_enc as "배송지_enc",
        thanks_enc as "감사 인사_enc"
      from gift where accepted_by = ${memberNo} order by created_at`,
  },
  {
    title: '모바일 쿠폰',
    tables: ['voucher'],
    names: { 상태: voucherStates },
    rows: (memberNo) => sql`
      select order_no as "주문 번호", kind as "종류", pin_enc as "번호_enc", face_won as "금액", state as "상태",
        expires_at as "유효기간", used_at as "사용", used_place as "사용처"
      from voucher where member_no = ${memberNo} order by voucher_no`,
  },
];

const benefits: readonly Section[] = [
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

const writing: readonly Section[] = [
  {
    title: '후기',
    tables: ['review'],
    rows: (memberNo) => sql`
      select goods_no as "상품 번호", score as "별점", body as "내용", state as "상태", created_at as "작성"
      from review where member_no = ${memberNo} order by review_no`,
  },
  {
    title: '후기 추천·신고',
    tables: ['review_vote', 'review_report'],
    rows: (memberNo) => sql`
      select review_no as "후기 번호", '도움이 돼요' as "구분", null as "사유", at as "시각" from review_vote
        where member_no = ${memberNo}
      union all select review_no, '신고', reason, at from review_report where member_no = ${memberNo}`,
  },
  {
    title: '1:1 문의',
    tables: ['counsel', 'counsel_message'],
    rows: (memberNo) => sql`
      select c.type as "종류", c.title_enc as "제목_enc", m.kind as "구분", m.body_enc as "내용_enc", m.at as "시각"
      from counsel c join counsel_message m using (counsel_no)
      where c.member_no = ${memberNo} order by m.message_no`,
  },
  {
    title: '올린 사진',
    tables: ['upload'],
    rows: (memberNo) => sql`
      select purpose as "용도", bytes as "크기", created_at as "올린 날"
      from upload where member_no = ${memberNo} order by created_at`,
  },
  {
    title: 'FAQ 평가',
    tables: ['faq_feedback'],
    rows: (memberNo) => sql`
      select faq_no as "질문 번호", is_helpful as "도움이 됐어요", at as "시각"
      from faq_feedback where member_no = ${memberNo}`,
  },
  {
    title: '이벤트 참여',
    tables: ['event_entry', 'event_member'],
    rows: (memberNo) => sql`
      select e.title as "이벤트", t.day as "날", t.choice as "선택", t.text as "글", t.at as "시각"
      from event_entry t join event e using (event_no) where t.member_no = ${memberNo} order by t.entry_no`,
  },
  {
    title: '이벤트 당첨',
    tables: ['event_win'],
    rows: (memberNo) => sql`
      select p.name as "경품", w.won_at as "당첨", w.claimed_at as "신청", w.address_enc as "받는 곳_enc"
      from event_win w join event_prize p using (prize_no) where w.member_no = ${memberNo} order by w.win_no`,
  },
];

const interests: readonly Section[] = [
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

/** Everything about a member, in the order of the copy. */
export const sections: readonly Section[] = [
  ...member,
  ...orders,
  ...benefits,
  ...writing,
  ...interests,
];

/** Tables with a member's number that no copy needs, and why. */
export const notCopied: Readonly<Record<string, string>> = {
  adult_verification_request: 'lives for minutes, holds no datum of the member',
  ending_notice: 'which ends of benefits were told, which stand among the notifications',
  member_code: 'codes that end after minutes',
  order_sheet: 'a form that is not sent yet',
  price_notice: 'the day of the last notification about prices',
  social_start: 'lives for minutes, holds no datum of the member',
  unfinished_order: 'stands among the orders',
  wrong_code: 'counts tries for a day',
};

import {
  claimKinds,
  claimStates,
  giftStates,
  orderStates,
  paymentMethods,
  paymentStates,
  voucherStates,
} from '@shop/shared/domain';
import { type Sql, sql } from '../../../../platform/db/sql';
import type { Section } from './section';

const ownOrders = (memberNo: number): Sql =>
  sql`(select order_no from orders where member_no = ${memberNo})`;

/** Section of the data copy: orders, payments, claims, gifts and vouchers. */
export const ordersSections: readonly Section[] = [
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

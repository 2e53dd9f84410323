import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';

/** How long the rows of every table are kept. */
const keptFor: Readonly<Record<string, readonly string[]>> = {
  'as long as the shop has it; names no member': [
    ...[
      'area_fee',
      'banner',
      'bottom_banner',
      'brand',
      'card_company',
      'card_promo',
      'catalog_import',
    ],
    ...['category', 'category_goods', 'code', 'code_group', 'corner', 'corner_item', 'coupon'],
    ...['coupon_code', 'coupon_day', 'coupon_exclude', 'coupon_target', 'delivery_policy'],
    ...['delivery_punctuality', 'display_content', 'display_page', 'event', 'event_prize'],
    ...['external_link', 'faq', 'gift_card', 'gnb_menu', 'goods', 'goods_ad', 'goods_addition'],
    ...['goods_cert', 'goods_content', 'goods_image', 'goods_notice'],
    ...['goods_ranking', 'goods_relation', 'keyword_banned', 'keyword_group', 'keyword_rank'],
    ...['keyword_redirect', 'keyword_synonym', 'notice', 'option_group', 'option_value'],
    ...['plan_shop', 'plan_shop_coupon', 'plan_shop_goods', 'plan_shop_section', 'popup'],
    ...['price_history', 'recommendation_program', 'redirect', 'review_stat', 'sample_catalogue'],
    ...['schema_migration', 'seller', 'shop', 'shop_coupon', 'sku', 'sku_stock', 'stock_movement'],
    ...['storage_probe', 'system_notice', 'term_version', 'till', 'time_deal'],
  ],
  'until the member leaves or takes it back; then deleted, or without a name': [
    ...['basket', 'basket_item', 'counsel', 'counsel_message', 'faq_feedback', 'favorite'],
    ...['favorite_folder', 'member', 'member_address', 'member_card', 'member_connection'],
    ...['member_consent', 'consent_confirmation', 'member_coupon', 'member_customs'],
    ...['member_recommendation', 'member_refund_account', 'member_size', 'member_terms'],
    ...['member_verification', 'notification_pref', 'plan_shop_alert', 'price_notice'],
    ...['push_subscription', 'recent_goods', 'review', 'review_file', 'review_vote', 'upload'],
  ],
  'five years as to its persons (erased or set apart), for ever as to what was bought and paid': [
    ...['cash_receipt', 'claim', 'claim_amount', 'claim_item', 'claim_pickup', 'delivery_delay'],
    ...['delivery_outcome', 'gift', 'kept.order_person', 'order_consent', 'order_coupon'],
    ...['order_delivery_group', 'order_item', 'order_item_discount', 'order_recommendation'],
    ...['order_sheet', 'orders', 'payment', 'payment_attempt', 'payment_cancel', 'payment_deposit'],
    ...[
      'point_account',
      'point_ledger',
      'point_lot',
      'point_movement',
      'seller_report',
      'shipment',
    ],
    ...['shipment_item', 'voucher', 'voucher_redemption'],
  ],
  'by a job with a term': [
    ...['adult_verification_request', 'auth_transaction', 'client_failure', 'ending_notice'],
    ...['event_entry', 'event_member', 'event_win', 'external_link_consent', 'former_customer'],
    ...['gift_message', 'idempotency', 'join_ticket', 'member_code', 'notification'],
    ...['opening_alert', 'outbox', 'payment_webhook', 'recommend_feedback', 'restock_alert'],
    ...['retention_run', 'review_report', 'search_log', 'session', 'session_refresh'],
    ...['sign_in_start', 'social_start', 'state_history', 'stock_reservation', 'till_call'],
    ...['tracking_event', 'wrong_code'],
  ],
  'one row for each job or process': ['job_turn'],
};

const tableRow = z.object({ name: z.string() });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

it('says of every table how long its rows are kept', async () => {
  const rows = await shop.db.rows(
    tableRow,
    sql`select case when schemaname = 'public' then tablename else schemaname || '.' || tablename end as name
      from pg_tables where schemaname in ('public', 'kept') and tablename not like 'sandbox%' order by 1`,
  );
  const named = Object.values(keptFor).flat();
  expect(new Set(named).size).toBe(named.length);
  expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
});

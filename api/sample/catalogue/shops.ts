import { addMs, daysMs } from '@shop/api/platform/clock';
import type { Tx } from '@shop/api/platform/db/db';
import { insertRows } from './insert';

/** The sample's special shops (전문관): two are open, one has closed. */
export async function fillShops(tx: Tx, now: Date): Promise<void> {
  const shop = (shop_no: number, code: string, name: string, description: string) => ({
    shop_no,
    code,
    name,
    kind: shop_no === 1 ? 'MEMBER' : 'NORMAL',
    status: shop_no === 3 ? 'CLOSED' : 'OPEN',
    description,
    open_at: addMs(now, -daysMs(shop_no === 1 ? 0 : 60)),
  });
  await insertRows(tx, 'shop', [
    shop(1, '008', '카드 회원관', '즉시할인 쿠폰, 무이자 상품, 오늘의 핫딜을 모았어요.'),
    shop(2, '101', '살림 전문관', '집을 가꾸는 물건을 모았어요.'),
    shop(3, '102', '여름 휴가관', '여름 동안 열었던 매장이에요.'),
  ]);
  // 행사 카드, 장바구니, 무료배송
  await insertRows(
    tx,
    'shop_coupon',
    [6, 4, 5].map((coupon_no, sort) => ({ shop_no: 1, coupon_no, sort })),
  );
}

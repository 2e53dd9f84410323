import { z } from 'zod';
import type { OwnFragments } from './own-contracts';

/** What a page's state and another build can hold. */
type Props = z.ZodObject<Record<string, z.ZodType<string | number | boolean | undefined>>>;

/**
 * Props of each fragment: a part of a page that a remote draws on pages of other remotes. `order/deposit`
 * is `mfe-order/src/remote/fragments/deposit.ts`. Both sides are released independently, so props may
 * gain optional ones only, at their owner first; the gate of releases compares them.
 */
export const fragmentProps = {
  /** A place for corners on a page with contents of its own. */
  'display/corners': z.object({
    /** The code of the page in display data. */
    pageCd: z.string(),
    /** The number of what the page is about, such as a category. */
    refNo: z.number().optional(),
  }),
  /** The sheet of coupons that can be taken for goods; `coupon:taken` says when prices may have changed. */
  'goods/coupons': z.object({
    goodsNo: z.number(),
    /** The layer in the page's URL that it is open with (`useModalParam`). */
    modalId: z.string(),
  }),
  /** Goods to take instead of some that cannot be bought; nothing where there are none. */
  'goods/substitutes': z.object({ goodsNo: z.number(), goodsName: z.string() }),
  /** What arrives next of the member's orders; nothing while nothing is on its way. */
  'mypage/next-parcel': z.object({
    /** Orders of this many months back. */
    months: z.number(),
  }),
  /** A gift that the member sent: its state and link, 다시 보내기 and 선물 취소. */
  'mypage/sent-gift': z.object({ giftNo: z.string() }),
  /** 주소 찾기 for everybody, also without a login; `address:picked` says which was chosen. */
  'order/address-search': z.object({
    /** The layer in the page's URL that it is open with (`useModalParam`). */
    modalId: z.string(),
  }),
  /**
   * The form 새 배송지 추가 or 배송지 수정, with its search above it; `address:added` and `address:changed`
   * say which was saved.
   */
  'order/address-form': z.object({
    /** The layer in the page's URL that it is open with (`useModalParam`). */
    modalId: z.string(),
    /** The address to edit; without it the form creates a new one. */
    addressNo: z.number().optional(),
  }),
  /** The account that an order waits for, until the deposit arrives; then that it has. */
  'order/deposit': z.object({ orderNo: z.string() }),
} satisfies Record<string, Props>;

export type Fragments = OwnFragments & {
  [K in keyof typeof fragmentProps]: z.output<(typeof fragmentProps)[K]>;
};

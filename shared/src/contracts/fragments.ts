/** A place for corners on a page with contents of its own. */
export interface CornerPlaceProps {
  /** The code of the page in display data. */
  pageCd: string;
  /** The number of what the page is about, such as a category. */
  refNo?: number | undefined;
}

/** The sheet of coupons that can be taken for goods. */
export interface GoodsCouponsProps {
  goodsNo: number;
  open: boolean;
  onClose: () => void;
  /** Called when coupons were taken, or refused: prices with coupons may have changed. */
  onTaken: () => void;
}

/** The account that an order waits for, until the deposit arrives; then that it has. */
export interface OrderDepositProps {
  orderNo: string;
}

/**
 * Props of each fragment: a part of a page that a remote draws on pages of other remotes. `order/deposit`
 * is drawn by mfe-order, in `mfe-order/src/remote/fragments/deposit.ts`. Both sides are released
 * independently, so props may gain optional fields only.
 */
export interface Fragments {
  'display/corners': CornerPlaceProps;
  'goods/coupons': GoodsCouponsProps;
  'order/deposit': OrderDepositProps;
}

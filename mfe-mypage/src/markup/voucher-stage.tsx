import { RefundSheet } from '../pages/vouchers/refund-sheet';
import { VoucherSheet } from '../pages/vouchers/voucher-sheet';
import { Page, Vouchers } from '../pages/vouchers/vouchers.page';
import { vouchers } from './fixtures/vouchers';

const [shown] = vouchers.vouchers;
const expired = vouchers.vouchers.find(({ state }) => state === 'EXPIRED');

/** The page with a voucher as it is shown at the till. */
export const ShownVoucherStage = () => (
  <>
    <Page />
    {shown?.pin && <VoucherSheet voucher={shown} pin={shown.pin} onClose={() => {}} />}
  </>
);

/** 지난 쿠폰, which the query string selects. */
export const PastVouchersStage = () => <Vouchers tab="past" />;

/** 환불 신청 of an expired voucher. */
export const RefundedVoucherStage = () => (
  <>
    <Vouchers tab="past" />
    {expired?.orderNo && (
      <RefundSheet voucher={expired} orderNo={expired.orderNo} onClose={() => {}} />
    )}
  </>
);

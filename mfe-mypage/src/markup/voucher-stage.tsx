import { VoucherSheet } from '../pages/vouchers/voucher-sheet';
import { Page } from '../pages/vouchers/vouchers.page';
import { vouchers } from './fixtures/vouchers';

const [shown] = vouchers.vouchers;

/** The page with a voucher as it is shown at the till. */
export const ShownVoucherStage = () => (
  <>
    <Page />
    {shown?.pin && <VoucherSheet voucher={shown} pin={shown.pin} onClose={() => {}} />}
  </>
);

export { voucherSpent, vouchersDue } from './voucher.events';
export { voucherModule } from './voucher.module';
export { readLeft } from './voucher.repository';
export { cancelVouchers, redeemVoucher } from './voucher.service';

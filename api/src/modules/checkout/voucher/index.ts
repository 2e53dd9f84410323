export { voucherSpent, vouchersDue } from './voucher.events';
export { voucherModule } from './voucher.module';
export { findVoucher, readLeft, readUnused } from './voucher.repository';
export { cancelVouchers, redeemVoucher } from './voucher.service';

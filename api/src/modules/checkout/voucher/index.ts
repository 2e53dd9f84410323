export { voucherSpent, vouchersDue } from './voucher.events';
export { voucherModule } from './voucher.module';
export { findByNo, findVoucher, readLeft, readUnused, type VoucherRow } from './voucher.repository';
export {
  cancelVouchers,
  findByCode,
  redeemVoucher,
  takeVoucher,
  untakeVoucher,
} from './voucher.service';

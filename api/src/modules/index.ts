import type { Module } from '../platform/deps';
import { couponModule } from './benefit/coupon/coupon.module';
import { pointModule } from './benefit/point/point.module';
import { imageModule } from './catalogue/image/image.module';
import { catalogueModule } from './catalogue/response-cache/catalogue.module';
import { basketModule } from './checkout/basket/basket.module';
import { claimModule } from './checkout/claim/claim.module';
import { orderModule } from './checkout/order/order.module';
import { orderSheetModule } from './checkout/order-sheet/order-sheet.module';
import { paymentModule } from './checkout/payment/payment.module';
import { addressModule } from './member/address/address.module';
import { cardAuthModule } from './member/card-auth/card-auth.module';
import { memberModule } from './member/member/member.module';
import { consistencyModule } from './service/consistency/consistency.module';
import { csModule } from './service/cs/cs.module';
import { externalLinkModule } from './service/external-link/external-link.module';
import { logModule } from './service/log/log.module';
import { systemModule } from './service/system/system.module';

/** Every noun of the shop. A new one is one line here. */
export const modules: Module[] = [
  catalogueModule,
  imageModule,
  memberModule,
  cardAuthModule,
  addressModule,
  basketModule,
  couponModule,
  pointModule,
  orderSheetModule,
  orderModule,
  paymentModule,
  claimModule,
  csModule,
  systemModule,
  externalLinkModule,
  consistencyModule,
  logModule,
];

import type { Module } from '../platform/deps';
import { backendsModule } from '../sandbox/backends/backends.module';
import { addressModule } from './address/address.module';
import { basketModule } from './basket/basket.module';
import { cardAuthModule } from './card-auth/card-auth.module';
import { catalogueModule } from './catalogue/catalogue.module';
import { claimModule } from './claim/claim.module';
import { consistencyModule } from './consistency/consistency.module';
import { couponModule } from './coupon/coupon.module';
import { csModule } from './cs/cs.module';
import { externalLinkModule } from './external-link/external-link.module';
import { imageModule } from './image/image.module';
import { logModule } from './log/log.module';
import { memberModule } from './member/member.module';
import { orderModule } from './order/order.module';
import { orderSheetModule } from './order-sheet/order-sheet.module';
import { paymentModule } from './payment/payment.module';
import { pointModule } from './point/point.module';
import { systemModule } from './system/system.module';

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
  backendsModule,
  logModule,
];

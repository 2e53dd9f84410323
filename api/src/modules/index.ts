import type { Module } from '../platform/deps';
import { couponModule } from './benefit/coupon';
import { pointModule } from './benefit/point';
import { recommendationModule } from './benefit/recommendation';
import { displayModule } from './catalogue/display';
import { feedModule } from './catalogue/feed';
import { goodsModule } from './catalogue/goods';
import { imageModule } from './catalogue/image';
import { rankingModule } from './catalogue/ranking';
import { responseCacheModule } from './catalogue/response-cache';
import { reviewModule } from './catalogue/review';
import { searchModule } from './catalogue/search';
import { basketModule } from './checkout/basket';
import { claimModule } from './checkout/claim';
import { giftModule } from './checkout/gift';
import { orderModule } from './checkout/order';
import { orderHistoryModule } from './checkout/order-history';
import { orderSheetModule } from './checkout/order-sheet';
import { paymentModule } from './checkout/payment';
import { placeOrderModule } from './checkout/place-order';
import { reviewWritingModule } from './checkout/review-writing';
import { sellerReportModule } from './checkout/seller-report';
import { shipmentModule } from './checkout/shipment';
import { stockModule } from './checkout/stock';
import { tillModule } from './checkout/till';
import { voucherModule } from './checkout/voucher';
import { addressModule } from './member/address';
import { adultModule } from './member/adult';
import { cardAuthModule } from './member/card-auth';
import { consentModule } from './member/consent';
import { deviceModule } from './member/device';
import { memberModule } from './member/member';
import { profileModule } from './member/profile';
import { socialModule } from './member/social';
import { termModule } from './member/term';
import { uploadModule } from './member/upload';
import { adultPicturesModule } from './service/adult-pictures';
import { codeModule } from './service/code';
import { consistencyModule } from './service/consistency';
import { counselModule } from './service/counsel';
import { csModule } from './service/cs';
import { eventModule } from './service/event';
import { externalLinkModule } from './service/external-link';
import { favoriteModule } from './service/favorite';
import { joiningModule } from './service/joining';
import { leavingModule } from './service/leaving';
import { logModule } from './service/log';
import { notificationModule } from './service/notification';
import { notificationChoiceModule } from './service/notification-choice';
import { notificationReminderModule } from './service/notification-reminder';
import { openingModule } from './service/opening';
import { ownDataModule } from './service/own-data';
import { planShopAlertModule } from './service/plan-shop-alert';
import { recentModule } from './service/recent';
import { restockModule } from './service/restock';
import { retentionModule } from './service/retention';
import { systemModule } from './service/system';

/** Every module of the shop, by area. A new one is one line here. */
export const modules: Module[] = [
  // catalogue
  responseCacheModule,
  feedModule,
  goodsModule,
  searchModule,
  displayModule,
  rankingModule,
  reviewModule,
  imageModule,
  // member
  memberModule,
  cardAuthModule,
  socialModule,
  consentModule,
  termModule,
  deviceModule,
  profileModule,
  addressModule,
  adultModule,
  uploadModule,
  // benefit
  couponModule,
  pointModule,
  recommendationModule,
  // checkout
  stockModule,
  basketModule,
  orderSheetModule,
  orderModule,
  paymentModule,
  placeOrderModule,
  voucherModule,
  tillModule,
  shipmentModule,
  reviewWritingModule,
  orderHistoryModule,
  claimModule,
  giftModule,
  sellerReportModule,
  // service
  joiningModule,
  leavingModule,
  csModule,
  counselModule,
  codeModule,
  systemModule,
  externalLinkModule,
  favoriteModule,
  ownDataModule,
  recentModule,
  restockModule,
  retentionModule,
  openingModule,
  planShopAlertModule,
  adultPicturesModule,
  eventModule,
  notificationModule,
  notificationChoiceModule,
  notificationReminderModule,
  consistencyModule,
  logModule,
];

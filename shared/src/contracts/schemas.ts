export {
  address,
  addressBody,
  addressHit,
  addressSchemas,
  deliveryMessageCode,
} from './address.schema';
export { adultSchemas, adultState } from './adult.schema';
export { basketItem, basketSchemas, basketView, buyProblem } from './basket.schema';
export { couponCard, couponKind, goodsCoupon, planShopCard } from './benefit-card.schema';
export { brandCard, brandDetail, brandIndex, brandSchemas } from './brand.schema';
export { defineSchemas } from './call';
export { cardAuthSchemas } from './card-auth.schema';
export {
  categoryCard,
  categoryDetail,
  categoryLink,
  categoryRoot,
  categorySchemas,
} from './category.schema';
export { claimSchemas } from './claim.schema';
export { code, codeSchemas } from './code.schema';
export { availableCard, commonEaiSchemas } from './common-eai.schema';
export { consentSchemas } from './consent.schema';
export {
  counselDetail,
  counselLine,
  counselSchemas,
  counselState,
  counselType,
} from './counsel.schema';
export { counselTestSchemas } from './counsel-test.schema';
export { couponSchemas, memberCoupon, sheetCoupon, walletCoupon } from './coupon.schema';
export { csSchemas, faq, notice, noticeLine } from './cs.schema';
export { deviceSchemas } from './device.schema';
export { orderDifference } from './difference.schema';
export {
  bannerCard,
  corner,
  cornerItem,
  dealCard,
  displayPage,
  displaySchemas,
  gnbMenu,
  menus,
  planShopDetail,
} from './display.schema';
export { eventCard, eventDetail, eventKind, eventSchemas, eventWin } from './event.schema';
export { externalLink, externalLinkSchemas } from './external-link.schema';
export { favoriteFilter, favoriteSchemas } from './favorite.schema';
export { fulfilmentTestSchemas } from './fulfilment-test.schema';
export {
  giftArea,
  giftBody,
  giftDesign,
  giftSchemas,
  giftState,
  giftView,
  sentGift,
} from './gift.schema';
export {
  goodsDelivery,
  goodsDetail,
  goodsLimits,
  goodsOptions,
  goodsPrice,
  goodsSchemas,
  goodsSeller,
  goodsSku,
  goodsStatus,
  goodsStatusReply,
  goodsStock,
  goodsType,
  optionGroup,
  optionValue,
  sitemapEntry,
} from './goods.schema';
export { cardDeal, cardDelivery, deliveryType, goodsBadge, goodsCard } from './goods-card.schema';
export { joinSchemas } from './join.schema';
export { leavingSchemas } from './leaving.schema';
export { failureReport, logSchemas } from './log.schema';
export { loginReply, memberSchemas, sampleMember, userInfo } from './member.schema';
export { notificationSchemas } from './notification.schema';
export { openingSchemas } from './opening.schema';
export {
  orderCard,
  orderDetail,
  orderItem,
  orderSchemas,
  orderState,
  paymentMethod,
  paymentState,
  refundEstimate,
} from './order.schema';
export {
  bankCode,
  orderSheetSchemas,
  payMethod,
  sheetAmounts,
  sheetChoices,
  sheetView,
} from './order-sheet.schema';
export { ownDataSchemas } from './own-data.schema';
export { contentBlock, flag, imageRef, instant, no, noList, tone, won } from './part.schema';
export { paymentSchemas, paymentView } from './payment.schema';
export { paymentTestSchemas } from './payment-test.schema';
export { planShopAlertSchemas } from './plan-shop-alert.schema';
export { accountKind, pointEntry, pointGroup, pointSchemas } from './point.schema';
export { profileSchemas } from './profile.schema';
export { ageGroup, rankingPeriod, rankingSchemas } from './ranking.schema';
export { recentSchemas } from './recent.schema';
export { recommendationSchemas } from './recommendation.schema';
export { restockSchemas } from './restock.schema';
export { review, reviewAspect, reviewSchemas, reviewSort, reviewSummary } from './review.schema';
export {
  facets,
  goodsList,
  goodsListQuery,
  goodsListType,
  goodsSort,
  popularWords,
  searchCorrection,
  searchInfo,
  searchSchemas,
  suggestion,
} from './search.schema';
export { socialSchemas } from './social.schema';
export { systemNotice, systemSchemas } from './system.schema';
export { termSchemas } from './term.schema';
export { tillSchemas } from './till.schema';
export { fileNo, uploadedFile, uploadPurpose, uploadSchemas } from './upload.schema';
export { voucherSchemas, voucherState } from './voucher.schema';

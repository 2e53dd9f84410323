export {
  address,
  addressBody,
  addressBook,
  addressHit,
  addressSchemas,
  deliveryArea,
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
export { cancelReasonCode, claimDetail, claimSchemas, exchangeEstimate } from './claim.schema';
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
export {
  couponSchemas,
  memberCoupon,
  memberCouponState,
  offeredCoupon,
  sheetCoupon,
  walletCoupon,
} from './coupon.schema';
export { csSchemas, faq, notice, noticeLine } from './cs.schema';
export { deviceSchemas, signedInDevice } from './device.schema';
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
export {
  eventBoard,
  eventCard,
  eventComment,
  eventDetail,
  eventKind,
  eventPrize,
  eventSchemas,
  eventTab,
  eventWin,
} from './event.schema';
export { externalLink, externalLinkSchemas } from './external-link.schema';
export {
  favoriteFilter,
  favoriteFolder,
  favoriteGoods,
  favoriteSchemas,
  favoriteTarget,
} from './favorite.schema';
export { fulfilmentTestSchemas } from './fulfilment-test.schema';
export {
  closedGift,
  giftArea,
  giftBody,
  giftDesign,
  giftGoods,
  giftLine,
  giftSchemas,
  giftState,
  giftView,
  openGift,
  receivedGift,
  sentGift,
} from './gift.schema';
export {
  comparedGoods,
  goodsAddition,
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
  noticeRow,
  optionGroup,
  optionValue,
  sitemapEntry,
  sizeGuide,
} from './goods.schema';
export {
  cardArrival,
  cardDeal,
  cardDelivery,
  cardOffer,
  deliveryType,
  goodsBadge,
  goodsCard,
} from './goods-card.schema';
export { joinSchemas } from './join.schema';
export { leavingSchemas } from './leaving.schema';
export { failureReport, logSchemas } from './log.schema';
export { loginReply, memberSchemas, sampleMember, userInfo } from './member.schema';
export {
  channelChoices,
  notification,
  notificationKind,
  notificationSchemas,
} from './notification.schema';
export { openingSchemas } from './opening.schema';
export {
  depositAccount,
  frequentGoods,
  orderAction,
  orderAgreement,
  orderAmounts,
  orderCard,
  orderClaimPayment,
  orderCounters,
  orderDetail,
  orderItem,
  orderListFilter,
  orderPayment,
  orderReceiver,
  orderRefund,
  orderSchemas,
  orderSeller,
  orderShipment,
  orderState,
  paymentMethod,
  paymentState,
  refundEstimate,
  returnReason,
  shipmentState,
} from './order.schema';
export {
  bankCode,
  cashReceiptRequest,
  installmentPlan,
  orderSheetSchemas,
  payMethod,
  placeOrderBody,
  sheetAmounts,
  sheetBenefits,
  sheetCard,
  sheetChoices,
  sheetItem,
  sheetSeller,
  sheetView,
} from './order-sheet.schema';
export { ownDataSchemas } from './own-data.schema';
export { contentBlock, flag, imageRef, instant, no, noList, tone, won } from './part.schema';
export { maskedAccount, paymentSchemas, paymentView, refundAccount } from './payment.schema';
export { paymentTestSchemas } from './payment-test.schema';
export { planShopAlertSchemas } from './plan-shop-alert.schema';
export { accountKind, pointEntry, pointGroup, pointSchemas } from './point.schema';
export { profileSchemas } from './profile.schema';
export { ageGroup, ranking, rankingBasis, rankingPeriod, rankingSchemas } from './ranking.schema';
export { recentSchemas } from './recent.schema';
export { recommendationSchemas } from './recommendation.schema';
export { restockAlert, restockSchemas } from './restock.schema';
export {
  review,
  reviewAspect,
  reviewableItem,
  reviewSchemas,
  reviewSort,
  reviewSummary,
  writtenReview,
} from './review.schema';
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
export {
  comingTerm,
  pendingTerm,
  termCode,
  termDetail,
  termLine,
  termSchemas,
} from './term.schema';
export { tillSchemas } from './till.schema';
export { fileNo, uploadedFile, uploadPurpose, uploadSchemas } from './upload.schema';
export { voucher, voucherSchemas, voucherState } from './voucher.schema';

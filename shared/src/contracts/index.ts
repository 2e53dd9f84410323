export * from './address.calls';
export type { Address, AddressBody, AddressHit, DeliveryArea } from './address.schema';
export * from './adult.calls';
export type { AdultState } from './adult.schema';
export * from './backends';
export * from './basket.calls';
export type {
  BasketDelivery,
  BasketGroup,
  BasketItem,
  BasketTotals,
  BasketView,
  BuyProblem,
} from './basket.schema';
export type { CouponCard, CouponKind, GoodsCoupon, PlanShopCard } from './benefit-card.schema';
export * from './brand.calls';
export type { BrandCard, BrandDetail, BrandIndex } from './brand.schema';
export * from './call';
export * from './card-auth.calls';
export type { CardAuthResult, CardAuthStarted } from './card-auth.schema';
export * from './catalogue-calls';
export * from './category.calls';
export type { CategoryCard, CategoryDetail, CategoryLink, CategoryRoot } from './category.schema';
export * from './claim.calls';
export type { ClaimDetail, ExchangeEstimate } from './claim.schema';
export * from './code.calls';
export type { Code, CodeGroupReply } from './code.schema';
export * from './common-eai.calls';
export type { AvailableCard } from './common-eai.schema';
export * from './consent.calls';
export type { GivenConsent } from './consent.schema';
export * from './counsel.calls';
export type { CounselDetail, CounselLine, CounselMessage } from './counsel.schema';
export * from './counsel-test.calls';
export * from './coupon.calls';
export type { MemberCoupon, OfferedCoupon, SheetCoupon, WalletCoupon } from './coupon.schema';
export * from './cs.calls';
export type { CsNotice, Faq, NoticeLine } from './cs.schema';
export * from './device.calls';
export type { SignedInDevice } from './device.schema';
export type { OrderDifference } from './difference.schema';
export * from './display.calls';
export type {
  BannerCard,
  BottomBanner,
  Corner,
  CornerItem,
  DealCard,
  DisplayPage,
  GnbMenu,
  Menus,
  PlanShopDetail,
  PlanShopSort,
  Popup,
  PopupType,
  ShopPage,
} from './display.schema';
export * from './event.calls';
export type {
  EventBoard,
  EventCard,
  EventComment,
  EventDetail,
  EventPrize,
  EventTab,
  EventWin,
} from './event.schema';
export type { ShopEvents } from './events.schema';
export * from './external-link.calls';
export type { ExternalLinkView } from './external-link.schema';
export * from './favorite.calls';
export type { FavoriteFilter, FavoriteFolder, FavoriteGoods } from './favorite.schema';
export { partsOfFragment } from './fragment-name';
export type { Fragments } from './fragments.schema';
export * from './fulfilment-test.calls';
export type { TestOrder } from './fulfilment-test.schema';
export * from './gift.calls';
export type {
  ClosedGift,
  GiftBody,
  GiftLine,
  GiftView,
  OpenGift,
  ReceivedGift,
  SentGift,
} from './gift.schema';
export * from './goods.calls';
export type {
  ComparedGoods,
  GoodsAddition,
  GoodsDelivery,
  GoodsDetail,
  GoodsLimits,
  GoodsOptions,
  GoodsPrice,
  GoodsSeller,
  GoodsSku,
  GoodsStatus,
  GoodsStatusReply,
  GoodsStock,
  GoodsType,
  OptionGroup,
  OptionValue,
  SizeGuide,
} from './goods.schema';
export type { DeliveryType, GoodsBadge, GoodsCard } from './goods-card.schema';
export * from './join.calls';
export type { JoinField, JoinForm } from './join.schema';
export * from './leaving.calls';
export * from './log.calls';
export type { FailureReport } from './log.schema';
export * from './member.calls';
export type { IdentityFault, LoginReply, SampleMember, UserInfo } from './member.schema';
export * from './notification.calls';
export type { Notification, NotificationTopic } from './notification.schema';
export * from './opening.calls';
export type { OpeningAlert } from './opening.schema';
export * from './order.calls';
export type {
  DepositAccount,
  FrequentGoods,
  OrderAmounts,
  OrderCard,
  OrderClaimPayment,
  OrderCounters,
  OrderDetail,
  OrderItem,
  OrderListFilter,
  OrderPayment,
  OrderShipment,
  RefundEstimate,
} from './order.schema';
export * from './order-sheet.calls';
export type {
  CashReceiptRequest,
  InstallmentPlan,
  SheetAmounts,
  SheetBenefits,
  SheetCard,
  SheetChoices,
  SheetItem,
  SheetSeller,
  SheetView,
} from './order-sheet.schema';
export * from './own-data.calls';
export type { OwnDataSection } from './own-data.schema';
export type { ContentBlock, ImageRef, Tone } from './part.schema';
export * from './path-table';
export * from './paths';
export * from './payment.calls';
export type { PaymentView, RefundAccount } from './payment.schema';
export * from './payment-test.calls';
export type { TestAccount } from './payment-test.schema';
export * from './plan-shop-alert.calls';
export * from './point.calls';
export type { AccountKind, PointEntry, PointGroup } from './point.schema';
export * from './profile.calls';
export type { BodySize, ContactKind } from './profile.schema';
export * from './ranking.calls';
export type {
  AgeGroup,
  Ranking,
  RankingBasis,
  RankingPeriod,
  RankingQuery,
} from './ranking.schema';
export * from './recent.calls';
export * from './recommendation.calls';
export * from './remotes';
export * from './restock.calls';
export type { RestockAlert } from './restock.schema';
export * from './review.calls';
export type {
  Review,
  ReviewableItem,
  ReviewSort,
  ReviewSummary,
  WrittenReview,
} from './review.schema';
export * from './search.calls';
export type {
  Facets,
  GoodsList,
  GoodsListQuery,
  GoodsListType,
  GoodsSort,
  PopularWords,
  SearchCorrection,
  SearchFilter,
  SearchInfo,
  SearchOthers,
  Suggestion,
} from './search.schema';
export * from './site';
export * from './social.calls';
export type { SocialConnection } from './social.schema';
export * from './system.calls';
export type { SystemNotice } from './system.schema';
export * from './term.calls';
export type { PendingTerm, TermDetail, TermLine } from './term.schema';
export * from './till.calls';
export * from './upload.calls';
export type { UploadedFile } from './upload.schema';
export * from './visit-report';
export * from './voucher.calls';
export type { Voucher } from './voucher.schema';

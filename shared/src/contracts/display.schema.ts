import { z } from 'zod';
import { couponCard, planShopCard } from './benefit-card.schema';
import { brandCard } from './brand.schema';
import { defineSchemas } from './call';
import { categoryCard } from './category.schema';
import { goodsCard } from './goods-card.schema';
import { contentBlock, flag, imageRef, instant, no, noList } from './part.schema';
import { opaque, plainText } from './plain-text';

export const bannerCard = z.object({
  bannerNo: z.number(),
  eyebrow: z.string(),
  title: z.string(),
  text: z.string(),
  /** 4:5, with space for text at the top. */
  image: imageRef,
  /** 5:2, with space for text at the left. */
  wideImage: imageRef,
  link: z.string(),
});

/** A running or upcoming time deal. `goods.deal` has its end and the share sold. */
export const dealCard = z.object({
  dealNo: z.number(),
  startsAt: instant(),
  endsAt: instant(),
  /** Remaining pieces of the deal's stock. */
  remaining: z.number(),
  soldRate: z.number(),
  perMember: z.number(),
  goods: goodsCard,
});

export const cornerItem = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('goods'),
    goods: goodsCard,
    /** Personal corners: the reason of the recommendation, as a sentence. */
    reason: z.string().optional(),
  }),
  z.object({ type: z.literal('deal'), deal: dealCard }),
  z.object({ type: z.literal('banner'), banner: bannerCard }),
  z.object({ type: z.literal('brand'), brand: brandCard }),
  z.object({ type: z.literal('coupon'), coupon: couponCard }),
  z.object({ type: z.literal('category'), category: categoryCard }),
  z.object({ type: z.literal('planShop'), planShop: planShopCard }),
  /** quick-menu: a round picture with a label. */
  z.object({ type: z.literal('link'), title: z.string(), image: imageRef, link: z.string() }),
  /**
   * A story, an answer of a choice, or a video (the link is a .webm or .mp4 with captions as .vtt).
   */
  z.object({
    type: z.literal('content'),
    title: z.string(),
    text: z.string(),
    image: imageRef.nullable(),
    link: z.string().nullable(),
  }),
]);

/** Content of a popup, code group DP044: 01 picture, 02 text, 03 coupon, 04 plan shop, 05 goods, 06 link. */
export const popupType = z.enum(['01', '02', '03', '04', '05', '06']);

/** A popup of a screen. It stands in the page and covers nothing. */
export const popup = z.object({
  popupNo: z.number(),
  type: popupType,
  /** `firstLogin` is shown once, after a member's first sign-in; all others are not shown then. */
  audience: z.enum(['all', 'firstLogin']),
  title: z.string(),
  /** 7 offers to hide it for seven days too. */
  hideDays: z.union([z.literal(1), z.literal(7)]),
  item: cornerItem,
});

/** A line with a link at the end of a screen. */
export const bottomBanner = z.object({
  bottomBannerNo: z.number(),
  /** DP055: 01 above the corners at the end of the page, 02 below them, 03 at the very end. */
  position: z.enum(['01', '02', '03']),
  title: z.string(),
  text: z.string(),
  link: z.string(),
});

/** One section of a page. `cornerId` is the specification's id and selects the renderer. */
export const corner = z.object({
  cornerNo: z.number(),
  cornerId: z.string(),
  title: z.string(),
  subtitle: z.string(),
  layout: z.string(),
  moreLink: z.string().nullable(),
  /**
   * The page response lacks its items (`eager`); displayCalls.corner returns them when it nears the
   * viewport.
   */
  isDeferred: z.boolean(),
  /**
   * Personal: displayCalls.personal returns its items when it nears the viewport. `member` is empty
   * for visitors; `anyone` uses the data of the device.
   */
  personal: z.enum(['anyone', 'member']).optional(),
  /** The items are grouped in tabs: the first `size` items belong to the first tab, and so on. */
  tabs: z
    .array(z.object({ title: z.string(), size: z.number(), moreLink: z.string().nullable() }))
    .optional(),
  items: z.array(cornerItem),
});

export const displayPage = z.object({
  pageCd: z.string(),
  tabCd: z.string(),
  title: z.string(),
  /** Best lists (rankingCalls.list) stand above the corners. */
  hasRanking: z.literal(true).optional(),
  corners: z.array(corner),
});

/** 전문관. A closed one has neither tabs nor coupons nor corners. */
export const shopPage = z.object({
  shopNo: z.number(),
  name: z.string(),
  description: z.string(),
  isOpen: z.boolean(),
  /** Of a shop that opens later; null for one that is open or closed for good. */
  opensAt: instant().nullable(),
  tabs: z.array(z.object({ tabCd: z.string(), name: z.string() })),
  tabCd: z.string(),
  coupons: z.array(couponCard),
  corners: z.array(corner),
  /** Other open shops. */
  others: z.array(z.object({ shopNo: z.number(), name: z.string(), description: z.string() })),
});

export const gnbMenu = z.object({
  menuNo: z.number(),
  name: z.string(),
  link: z.string(),
  /** NEW, HOT … */
  badge: z.string().nullable(),
});

export const menus = z.object({
  /** PR093: 01 is home; the others are tabs of the home page. */
  homeTabs: z.array(z.object({ tabCd: z.string(), name: z.string() })),
  gnb: z.array(gnbMenu),
});

export const planShopDetail = planShopCard.extend({
  state: z.enum(['coming', 'open', 'ended']),
  content: z.array(contentBlock),
  /** 유의사항. Absent from an api of the version before. */
  notes: z.array(z.string()).optional(),
  coupons: z.array(couponCard),
  /**
   * Empty unless open; the first goods of each section. searchCalls.goods with sectionNo returns
   * more.
   */
  sections: z.array(
    z.object({
      sectionNo: z.number(),
      title: z.string(),
      goodsCount: z.number(),
      goods: z.array(goodsCard),
    }),
  ),
  /** Other open plan shops, for the page of an ended one. */
  others: z.array(planShopCard),
});

/** A code of PR093, or the number of a tab of a shop. */
const tab = z
  .string()
  .regex(/^\d{2}$/)
  .optional();
export const planShopSort = z.enum(['new', 'closing']);

const pageCd = z.string().regex(/^[A-Z_]{2,20}$/);
/** Number of corners that include their items; default all. */
const eager = z.coerce.number<number>().int().min(0).max(50).optional();

export const displaySchemas = defineSchemas({
  page: {
    summary: 'Returns the corners of a display page.',
    query: z.object({
      pageCd,
      tab,
      shopNo: no().optional(),
      /** The number of what the page is about: the menu of GNB. */
      refNo: no().optional(),
      eager,
    }),
    reply: displayPage,
  },
  shop: {
    summary: 'Returns a specialised shop with the corners of one tab.',
    params: z.object({ shopNo: no() }),
    query: z.object({ tab, eager }),
    reply: shopPage,
  },
  place: {
    summary: 'Returns the corners that display data adds to a page.',
    query: z.object({
      pageCd,
      /** The number of what the page is about: the category of CATEGORY. */
      refNo: no().optional(),
      eager,
    }),
    /** All empty for a page that display data adds nothing to. */
    reply: z.object({
      corners: z.array(corner),
      popups: z.array(popup),
      bottomBanners: z.array(bottomBanner),
    }),
  },
  corner: {
    summary: 'Returns one corner of a display page.',
    params: z.object({ cornerNo: no() }),
    reply: corner,
  },
  personal: {
    summary: 'Returns a corner personalised for the member or the device.',
    params: z.object({ cornerNo: no() }),
    query: z.object({
      /** Goods viewed on this device, most recent first. */
      goodsNos: noList().optional(),
      /** The last search word on this device. */
      word: plainText({ min: 1, max: 40 }).optional(),
    }),
    reply: corner,
  },
  feedback: {
    summary: "Stores the member's feedback on a recommended product.",
    body: z.object({
      cornerNo: no(),
      goodsNo: no(),
      /** 1 like, 2 dislike: a disliked goods is no longer recommended to this member. */
      feedback: z.enum(['1', '2']),
    }),
    reply: z.object({ goodsNo: z.number(), feedback: z.enum(['1', '2']) }),
  },
  menu: {
    summary: 'Returns the menus of the shop.',
    reply: menus,
  },
  deals: {
    summary: 'Lists the time deals.',
    query: z.object({ state: z.enum(['open', 'coming']).optional() }),
    reply: z.object({ deals: z.array(dealCard) }),
  },
  planShops: {
    summary: 'Lists the promotions (기획전).',
    query: z.object({
      categoryNo: no().optional(),
      /** 마감임박: ends within three days. */
      closing: flag(),
      /** 오픈 예정, in place of those that are open. */
      coming: flag(),
      /** Number of the brand: filters plan shops with goods of this brand. */
      brandNo: no().optional(),
      /** Default: as arranged; 최신순, 마감임박순. */
      sort: planShopSort.optional(),
      page: z.coerce.number<number>().int().min(1).max(200).optional(),
    }),
    reply: z.object({
      items: z.array(planShopCard),
      /** Brands of the goods, sorted by number of plan shops, descending. Absent in responses of older builds. */
      brands: z.array(z.object({ brandNo: z.number(), name: z.string() })).optional(),
      total: z.number(),
      page: z.number(),
      pageCount: z.number(),
    }),
  },
  planShop: {
    summary: 'Returns a promotion with its sections.',
    params: z.object({ planShopNo: no() }),
    reply: planShopDetail,
  },
  planShopPreview: {
    summary: 'Returns a promotion before it opens to holders of a preview token.',
    params: z.object({ planShopNo: no() }),
    query: z.object({ token: opaque(80) }),
    reply: planShopDetail,
  },
  accountContent: {
    summary: 'Returns the contents of a shop for an account.',
    query: z.object({ adutShopCd: opaque(10) }),
    reply: z.object({
      adutShopCd: z.string(),
      shopNo: z.number(),
      shopName: z.string(),
      description: z.string(),
      contents: z.array(
        z.object({
          contentNo: z.number(),
          type: z.string(),
          title: z.string(),
          body: z.string(),
          image: imageRef.nullable(),
          link: z.string().nullable(),
        }),
      ),
    }),
  },
});

export type BannerCard = z.output<typeof bannerCard>;
export type Popup = z.output<typeof popup>;
export type PopupType = z.output<typeof popupType>;
export type BottomBanner = z.output<typeof bottomBanner>;
export type DealCard = z.output<typeof dealCard>;
export type Corner = z.output<typeof corner>;
export type CornerItem = z.output<typeof cornerItem>;
export type DisplayPage = z.output<typeof displayPage>;
export type ShopPage = z.output<typeof shopPage>;
export type GnbMenu = z.output<typeof gnbMenu>;
export type Menus = z.output<typeof menus>;
export type PlanShopSort = z.output<typeof planShopSort>;
export type PlanShopDetail = z.output<typeof planShopDetail>;

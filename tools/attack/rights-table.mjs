/**
 * The rights of every call, written by hand as a second source to the contract: a new call without a row,
 * or one whose rights change, fails the gate until its row is written.
 * - `public`: no session is read. `optional`: a visitor too. `member`: members only.
 * - `own`: members, about a thing of theirs in the path; another member's is a 404.
 * - `sandbox`: signs in or pays without proof; this machine only.
 */
export const rightsTable = {
  'address.list': 'member',
  'address.create': 'member',
  'address.update': 'own',
  'address.remove': 'own',
  'address.makeDefault': 'own',
  'address.search': 'public',
  'basket.view': 'optional',
  'basket.count': 'optional',
  'basket.add': 'optional',
  'basket.change': 'optional',
  'basket.select': 'optional',
  'basket.keepForLater': 'optional',
  'basket.remove': 'optional',
  'basket.calculate': 'optional',
  'basket.merge': 'member',
  'brand.index': 'public',
  'brand.detail': 'public',
  'cardAuth.start': 'public',
  'cardAuth.result': 'public',
  'category.tree': 'public',
  'category.detail': 'public',
  'claim.estimate': 'member',
  'claim.cancel': 'member',
  'claim.estimateReturn': 'member',
  'claim.requestReturn': 'member',
  'claim.exchangeOptions': 'own',
  'claim.estimateExchange': 'member',
  'claim.requestExchange': 'member',
  'claim.pay': 'own',
  'claim.detail': 'own',
  'claim.withdraw': 'own',
  'claim.answerAdjust': 'own',
  'code.getGrp': 'public',
  'code.getGrpCdList': 'public',
  'code.getContsList': 'public',
  'code.redirect': 'public',
  'code.redirects': 'public',
  'commonEai.callPaymentAvailableCard': 'member',
  'commonEai.callThingCoinBalanceQuery': 'member',
  'commonEai.callLpointQuery': 'member',
  'coupon.mine': 'member',
  'coupon.wallet': 'member',
  'coupon.available': 'member',
  'coupon.issuable': 'optional',
  'coupon.download': 'member',
  'coupon.register': 'member',
  'coupon.downloadAll': 'member',
  'cs.home': 'optional',
  'cs.faq': 'optional',
  'cs.feedback': 'member',
  'cs.notices': 'public',
  'cs.notice': 'public',
  'display.page': 'public',
  'display.corner': 'public',
  'display.personal': 'optional',
  'display.feedback': 'member',
  'display.menu': 'public',
  'display.deals': 'public',
  'display.planShops': 'public',
  'display.planShop': 'public',
  'display.accountContent': 'public',
  'externalLink.detail': 'public',
  'externalLink.consent': 'optional',
  'favorite.marks': 'member',
  'favorite.set': 'member',
  'favorite.list': 'member',
  'favorite.others': 'member',
  'favorite.remove': 'member',
  'favorite.createFolder': 'member',
  'favorite.renameFolder': 'own',
  'favorite.removeFolder': 'own',
  'favorite.move': 'member',
  'fulfilmentTest.state': 'sandbox',
  'fulfilmentTest.seller': 'sandbox',
  'fulfilmentTest.courier': 'sandbox',
  'fulfilmentTest.passDays': 'sandbox',
  'goods.detail': 'public',
  'goods.options': 'public',
  'goods.stock': 'public',
  'goods.status': 'public',
  'goods.coupons': 'public',
  'goods.related': 'public',
  'goods.similar': 'public',
  'goods.cards': 'public',
  'goods.sitemap': 'public',
  'log.report': 'public',
  'member.login': 'public',
  'member.refresh': 'public',
  'member.loginInfo': 'member',
  'member.memberInfo': 'member',
  'member.localLogin': 'sandbox',
  'member.logout': 'optional',
  'member.sampleMembers': 'sandbox',
  'member.sampleSignIn': 'sandbox',
  'order.place': 'member',
  'order.list': 'member',
  'order.summary': 'member',
  'order.detail': 'own',
  'order.complete': 'own',
  'order.changeAddress': 'own',
  'order.receive': 'own',
  'order.confirm': 'own',
  'order.reorder': 'member',
  'orderSheet.create': 'member',
  'orderSheet.view': 'own',
  'orderSheet.calculate': 'own',
  'orderSheet.recommend': 'own',
  'orderSheet.best': 'own',
  'orderSheet.coupons': 'own',
  'payment.view': 'own',
  'payment.ready': 'member',
  'payment.approve': 'member',
  'payment.inquire': 'own',
  'payment.cancel': 'own',
  'payment.setRefundAccount': 'own',
  'paymentTest.state': 'sandbox',
  'paymentTest.deposit': 'sandbox',
  'paymentTest.setFault': 'sandbox',
  'paymentTest.passDeadline': 'sandbox',
  'point.registerGiftCard': 'member',
  'point.history': 'member',
  'recommendation.mine': 'member',
  'review.summary': 'public',
  'review.list': 'public',
  'review.photos': 'public',
  'review.votes': 'member',
  'review.helpful': 'member',
  'review.report': 'member',
  'search.goods': 'public',
  'search.facet': 'public',
  'search.suggest': 'public',
  'search.popular': 'public',
  'search.log': 'public',
  'system.status': 'public',
  'system.beginCheck': 'sandbox',
  'system.endCheck': 'sandbox',
  'upload.create': 'member',
  'upload.remove': 'own',
};

/** The contract's `auth` of each right. */
export const authOfRight = {
  public: 'public',
  optional: 'optional',
  member: 'member',
  own: 'member',
  sandbox: 'public',
};

const line = ({ orderNo, orderItemNo }) => ({ orderNo, items: [{ itemNo: orderItemNo, qty: 1 }] });
const returned = (known) => ({ ...line(known), reasonCd: 'CHANGED_MIND', way: 'COLLECT' });
const exchanged = ({ orderNo, orderItemNo, skuNo }) => ({
  orderNo,
  items: [{ itemNo: orderItemNo, qty: 1, skuNo }],
  reasonCd: 'CHANGED_MIND',
});
const order = '/order/v1/front';

/**
 * Calls whose body or query names what a member owns: what another member sends, with the `owner`'s
 * numbers and things of `own`; and whether it is refused (404, or `status`) or done without that thing.
 */
export const namedInBody = {
  'basket.select': {
    isRefused: false,
    send: ({ itemNo }) => ({
      path: `${order}/basket/selection`,
      body: { itemNos: [itemNo], selected: false },
    }),
  },
  'basket.keepForLater': {
    isRefused: false,
    send: ({ itemNo }) => ({
      path: `${order}/basket/later`,
      body: { itemNos: [itemNo], isLater: true },
    }),
  },
  'basket.remove': {
    isRefused: false,
    send: ({ itemNo }) => ({ path: `${order}/basket/items?itemNos=${itemNo}` }),
  },
  'basket.calculate': {
    isRefused: false,
    send: ({ itemNo }) => ({ path: `${order}/basket/calculate`, body: { itemNos: [itemNo] } }),
  },
  'orderSheet.create': {
    isRefused: true,
    // None of the items is in the member's own basket.
    status: 409,
    send: ({ itemNo }) => ({
      path: `${order}/sheet`,
      body: { source: 'BASKET', itemNos: [itemNo] },
    }),
  },
  'orderSheet.calculate': {
    isRefused: false,
    send: ({ addressNo }, own) => ({
      path: `${order}/sheet/${own.sheetNo}/calculate`,
      body: { addressNo },
    }),
  },
  'order.place': {
    isRefused: true,
    send: ({ sheetNo }, own) => ({
      path: `${order}/orders`,
      body: { ...own.placing, sheetNo },
    }),
  },
  'order.changeAddress': {
    isRefused: true,
    send: ({ addressNo }, own) => ({
      path: `${order}/orders/${own.paidOrderNo}/address`,
      body: { addressNo },
    }),
  },
  'order.reorder': {
    isRefused: true,
    send: ({ orderNo }) => ({ path: `${order}/reorder`, body: { orderNo } }),
  },
  'payment.ready': {
    isRefused: true,
    send: ({ paymentNo }) => ({ path: '/payment/v1/front/ready', body: { paymentNo } }),
  },
  'payment.approve': {
    isRefused: true,
    send: ({ paymentNo }) => ({
      path: '/payment/v1/front/approve',
      body: { paymentNo, nonce: 'x', result: 'approved', signature: 'x' },
    }),
  },
  'claim.estimate': {
    isRefused: true,
    send: (owner) => ({ path: '/claim/v1/front/estimate', body: line(owner) }),
  },
  'claim.cancel': {
    isRefused: true,
    send: (owner) => ({
      path: '/claim/v1/front/cancel',
      body: { ...line(owner), reasonCd: 'CHANGED_MIND', expectedRefundWon: 0 },
    }),
  },
  'claim.estimateReturn': {
    isRefused: true,
    send: (owner) => ({ path: '/claim/v1/front/returns/estimate', body: returned(owner) }),
  },
  'claim.requestReturn': {
    isRefused: true,
    send: (owner) => ({
      path: '/claim/v1/front/returns',
      body: { ...returned(owner), visitOn: '2099-01-04', expectedRefundWon: 0 },
    }),
  },
  'claim.estimateExchange': {
    isRefused: true,
    send: (owner) => ({ path: '/claim/v1/front/exchanges/estimate', body: exchanged(owner) }),
  },
  'claim.requestExchange': {
    isRefused: true,
    send: (owner) => ({
      path: '/claim/v1/front/exchanges',
      body: {
        ...exchanged(owner),
        visitOn: '2099-01-04',
        expectedPayWon: 0,
        expectedRefundWon: 0,
      },
    }),
  },
  'favorite.list': {
    isRefused: true,
    send: ({ folderNo }) => ({ path: `/member/v1/front/favorite?folderNo=${folderNo}` }),
  },
  'favorite.move': {
    isRefused: true,
    send: ({ folderNo, goodsNo }) => ({
      path: '/member/v1/front/favorite/move',
      body: { goodsNos: [goodsNo], folderNo },
    }),
  },
};

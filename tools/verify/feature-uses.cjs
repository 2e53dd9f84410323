/** Allowed imports between features of one remote, with the reason. All others are forbidden. */
const featureUses = {
  'mfe-cs/notice': { frame: 'A notice that is loading shows the rows of a loading list.' },
  'mfe-display/corners': {
    brand: 'A brand corner shows the tiles of the brand pages.',
    coupon: 'Coupon corners and the popup show the coupons of the coupon pages.',
    display: 'A late corner is read by the query of its page.',
    viewport: 'A corner is hydrated, loaded and counted when it comes into view.',
    search: 'The last searched word chooses the goods of a personal corner.',
  },
  'mfe-display/coupon': { day: 'The last day of a coupon is a day in Korea.' },
  'mfe-display/goods-list': { choice: 'The sort order of a list is chosen in its bar.' },
  'mfe-display/plan-shop': {
    day: 'The days of a planned shop are days in Korea.',
  },
  'mfe-display/event': {
    day: 'The days of an event are days in Korea.',
    share: 'An event can be shared, as a plan shop.',
  },
  'mfe-display/ranking': {
    day: 'A best list shows the time of its count.',
    'display-page': 'A list that is loading shows the skeleton of a page of goods.',
  },
  'mfe-display/search': {
    day: 'Popular words show the hour of their ranking.',
    ranking: 'Popular words move as goods of a best list do.',
  },
  'mfe-goods/options': {
    buy: 'The sheet sends the chosen lines to be bought.',
    restock: 'A sold-out option can be waited for.',
  },
  'mfe-mypage/address': { order: 'A new address is written into the order shown.' },
  'mfe-mypage/cancel': {
    claim: 'Each request stands below the sum that it is sent with.',
    order: 'A cancelled line is written into the order shown.',
    'refund-account': 'The refund of a deposit needs an account first.',
  },
  'mfe-mypage/exchange': {
    claim: 'The options of an exchange are read with the claims.',
    order: 'An exchange is requested for a line of the order shown.',
    return: 'An exchange is requested in the same steps as a return.',
  },
  'mfe-mypage/frequent': { 'goods-rail': 'Few goods share the width of the column.' },
  'mfe-mypage/recent': { 'goods-rail': 'Few goods share the width of the column.' },
  'mfe-mypage/return': {
    address: 'Goods are fetched at an address of the book.',
    cancel: 'The refund of a return is shown as that of a cancel.',
    claim: 'Each request stands below the sum that it is sent with.',
    order: 'A return is requested for a line of the order shown.',
    'refund-account': 'The refund of a deposit needs an account first.',
  },
  'mfe-mypage/refund-account': { order: 'The order shown says whether it needs an account.' },
  'mfe-order/deposit': {
    legal: 'Beside the account stands who keeps the money.',
    order: 'The order says whether its deposit has arrived.',
  },
  'mfe-order/basket': { 'mutation-queue': 'Changes of the basket are sent one after the other.' },
  'mfe-order/payment': { sheet: 'A failed payment leads back to the draft of its sheet.' },
  'mfe-order/sheet': { 'mutation-queue': 'Changes of the sheet are sent one after the other.' },
  'mfe-showcase/guides': { kit: 'A guide has examples over the goods that all guides show.' },
  'mfe-showcase/own-pages': {
    guides: 'Every guide is a page.',
    templates: 'Every template is a page.',
  },
  'mfe-showcase/templates': { kit: 'Templates show the goods that all guides show.' },
  'shell/card-auth': {
    'app-link': 'The card app is opened by its link.',
    login: 'An approved transaction logs in.',
  },
  'shell/forbidden': { 'status-screen': 'A refusal is a status with a way on.' },
};

module.exports = { featureUses };

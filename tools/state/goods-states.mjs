import { findGoods, findPlainGoodsOfSellers, skuOf } from './goods.mjs';
import { makeMember, proveAge } from './member.mjs';
import { openSheet } from './purchase.mjs';

const goodsPath = ({ goodsNo }) => `/goods/detail?goodsNo=${goodsNo}`;

const adultGoods = (shopUrl) =>
  findGoods(shopUrl, 'goods for adults in stock', {
    words: '전통주',
    fitsCard: ({ adult, soldOut }) => adult && !soldOut,
  });

const soldOutGoods = (shopUrl) =>
  findGoods(shopUrl, 'sold-out goods', { fitsCard: ({ soldOut }) => soldOut });

const putInBasket = (client, items) => client.call('POST', '/order/v1/front/basket', { items });

const sheetPath = async (client) => {
  const [goods] = await findPlainGoodsOfSellers(client.shopUrl, 1);
  const sheetNo = await openSheet(client, [{ skuNo: skuOf(goods).skuNo, qty: 1 }]);
  return `/order/sheet?sheetNo=${sheetNo}`;
};

/** States of goods, baskets and order sheets. */
export const goodsStates = {
  'sold-out': {
    description: 'goods that are sold out',
    make: async (shopUrl) => ({ path: goodsPath(await soldOutGoods(shopUrl)) }),
  },
  'sold-out-option': {
    description: 'goods with one sold-out option',
    make: async (shopUrl) => {
      const goods = await findGoods(shopUrl, 'goods with a sold-out option', {
        fitsCard: ({ soldOut, hasOptions, adult }) => hasOptions && !soldOut && !adult,
        fits: ({ options }) => options.skus.some(({ available }) => available === 0),
      });
      return { path: goodsPath(goods) };
    },
  },
  'time-deal': {
    description: 'goods in a deal that runs now',
    make: async (shopUrl) => {
      const fitsCard = ({ deal }) => deal !== null;
      return { path: goodsPath(await findGoods(shopUrl, 'running deal', { fitsCard })) };
    },
  },
  'restock-waiting': {
    description: 'a member who waits for sold-out goods',
    make: async (shopUrl) => {
      const member = await makeMember(shopUrl);
      const goods = await soldOutGoods(shopUrl);
      const { skuNo } = goods.options.skus[0];
      await member.client.call('PUT', '/member/v1/front/restock', { skuNo });
      return { member, path: goodsPath(goods) };
    },
  },
  adult: {
    description: 'goods for adults, and a member whose age is not proved',
    make: async (shopUrl) => ({
      member: await makeMember(shopUrl),
      path: goodsPath(await adultGoods(shopUrl)),
    }),
  },
  'adult-checked': {
    description: 'goods for adults, and a member whose age is proved',
    make: async (shopUrl) => {
      const member = await makeMember(shopUrl);
      await proveAge(member);
      return { member, path: goodsPath(await adultGoods(shopUrl)) };
    },
  },
  'empty-basket': {
    description: 'a member with an empty basket',
    make: async (shopUrl) => ({ member: await makeMember(shopUrl), path: '/basket' }),
  },
  'full-basket': {
    description: 'goods of three sellers in the basket, two pieces each',
    make: async (shopUrl) => {
      const member = await makeMember(shopUrl);
      const goods = await findPlainGoodsOfSellers(shopUrl, 3);
      const items = goods.map((one) => ({ skuNo: skuOf(one).skuNo, qty: 2 }));
      await putInBasket(member.client, items);
      return { member, path: '/basket' };
    },
  },
  'order-sheet': {
    description: 'an order sheet with a default address',
    make: async (shopUrl) => {
      const member = await makeMember(shopUrl);
      return { member, path: await sheetPath(member.client) };
    },
  },
  'no-address': {
    description: 'an order sheet of a member without an address',
    make: async (shopUrl) => {
      const member = await makeMember(shopUrl, { hasAddress: false });
      return { member, path: await sheetPath(member.client) };
    },
  },
};

import { createClient } from './client.mjs';

const LIST_SIZE = 96;
/** Least stock of an option that a state uses, pieces. */
const ENOUGH = 10;

/** Yields the cards of all goods on sale, or of a search. Fetches them page by page. */
async function* cardsOf(client, words = '') {
  for (let cursor = ''; cursor !== null; ) {
    const query = new URLSearchParams({ size: LIST_SIZE, cursor });
    if (words) query.set('q', words);
    const list = await client.call('GET', `/search/v1/front/goods?${query}`);
    yield* list.items;
    cursor = list.nextCursor;
  }
}

const detailOf = (client, goodsNo) => client.call('GET', `/goods/v1/front/${goodsNo}`);

/**
 * Finds the first goods whose card and detail fit.
 * @param what description of the goods for the error message
 */
export async function findGoods(shopUrl, what, { words, fitsCard, fits = () => true }) {
  const client = createClient(shopUrl);
  for await (const card of cardsOf(client, words)) {
    if (!fitsCard(card)) continue;
    const goods = await detailOf(client, card.goodsNo);
    if (fits(goods)) return goods;
  }
  throw new Error(`The catalogue of ${shopUrl} has no ${what}.`);
}

/** Whether goods have no restrictions, so that every new member can buy them. */
const isPlain = ({ goodsType, limits }) =>
  goodsType === 'NORMAL' &&
  limits.minQty === 1 &&
  limits.unitQty === 1 &&
  limits.maxQty >= 2 &&
  limits.idLimitQty === null;

const isOnSale = ({ soldOut, adult, deal }) => !soldOut && !adult && !deal;

/** The first SKU with enough stock. */
export const skuOf = ({ options }) => options.skus.find(({ available }) => available >= ENOUGH);

/** Two SKUs with the same price, so that an exchange costs nothing. */
export const twoSkusOf = ({ options }) => {
  const [first, ...others] = options.skus.filter(({ available }) => available >= ENOUGH);
  const second = others.find(({ addPriceWon }) => addPriceWon === first?.addPriceWon);
  return second && [first, second];
};

/** Finds unrestricted goods in stock, each of another seller. @returns the goods */
export async function findPlainGoodsOfSellers(shopUrl, count, fits = skuOf) {
  const client = createClient(shopUrl);
  const found = new Map();
  for await (const card of cardsOf(client)) {
    if (!isOnSale(card)) continue;
    const goods = await detailOf(client, card.goodsNo);
    const { sellerNo } = goods.seller;
    if (!isPlain(goods) || found.has(sellerNo) || !fits(goods)) continue;
    found.set(sellerNo, goods);
    if (found.size === count) return [...found.values()];
  }
  throw new Error(`The catalogue of ${shopUrl} has only ${found.size} goods that fit.`);
}

/** Finds unrestricted goods in stock. */
export const findPlainGoods = async (shopUrl, fits) =>
  (await findPlainGoodsOfSellers(shopUrl, 1, fits))[0];

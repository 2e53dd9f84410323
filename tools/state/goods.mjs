import { createClient } from './client.mjs';

const LIST_SIZE = 96;
/** Pieces that are left of an option which a state takes. */
const ENOUGH = 10;

/** The cards of all goods on sale, or of a search, page by page. */
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
 * The first goods whose card and detail fit.
 * @param what names the goods in the error when the catalogue has none
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

/** Without restrictions, so that any new member can buy some. */
const isPlain = ({ goodsType, limits }) =>
  goodsType === 'NORMAL' &&
  limits.minQty === 1 &&
  limits.unitQty === 1 &&
  limits.maxQty >= 2 &&
  limits.idLimitQty === null;

const isOnSale = ({ soldOut, adult, deal }) => !soldOut && !adult && !deal;

/** An option with enough left. */
export const skuOf = ({ options }) => options.skus.find(({ available }) => available >= ENOUGH);

/** Two options at one price, so that one can be exchanged for the other without paying. */
export const twoSkusOf = ({ options }) => {
  const [first, ...others] = options.skus.filter(({ available }) => available >= ENOUGH);
  const second = others.find(({ addPriceWon }) => addPriceWon === first?.addPriceWon);
  return second && [first, second];
};

/** Unrestricted goods in stock, each from another seller. @returns their first SKUs */
export async function findPlainSkus(shopUrl, count, fits = skuOf) {
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

/** One of them. */
export const findPlainGoods = async (shopUrl, fits) => (await findPlainSkus(shopUrl, 1, fits))[0];

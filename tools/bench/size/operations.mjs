import { customers, signInAgain } from '../../attack/actors.mjs';
import { createClient } from '../../attack/client.mjs';
import { purchase } from '../purchase.mjs';

const sorts = ['recommend', 'sales', 'priceAsc', 'new', 'discount', 'review'];
const prices = ['', ' 3만원 이하', ' 10만원대'];
const LIST = '/search/v1/front/goods';
const ORDERS = '/order/v1/front/orders';
/** Runs of each operation on each database. */
const RUNS = { page: 150, order: 60 };

/** Every n-th of a list, `count` in all, so that small and large categories are among them. */
const spread = (list, count) =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]);

/** Reads what the operations need from the small shop; the large one has the same rows. */
export async function readSubjects(client) {
  const rows = async (text) => (await client.query(text)).rows;
  const categories = await rows(
    'select category_no as no, name from category where use_yn and not adult_yn and goods_count > 0 order by category_no',
  );
  const skus = await rows(`
    select s.sku_no as no from sku s join goods g using (goods_no) join sku_stock k using (sku_no)
    where g.status = 'ON_SALE' and g.goods_type = 'NORMAL' and not g.adult_yn and g.min_qty = 1 and g.unit_qty = 1
      and g.id_limit_qty is null and g.deal_price is null and g.text_option is null
      and (g.sale_from is null or g.sale_from < now()) and s.status = 'ON_SALE' and k.on_hand - k.reserved - k.safety > 20
    order by md5(s.sku_no::text) limit ${RUNS.order}`);
  return { categories, skuNos: skus.map(({ no }) => Number(no)) };
}

/** A member's client of an api, with the token of its session. */
async function signIn(apiUrl) {
  const client = createClient(apiUrl);
  await signInAgain(client, customers.owner);
  return { client, token: client.cookies.get('accessToken') };
}

const get = (path) => async (shop) => {
  const { status, text } = await shop.client.send(`/api${path}`);
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${text.slice(0, 200)}`);
};

/**
 * The operations: each is a list of runs, and each run is made once, so that no response comes from the memory of the
 * api. A run takes a shop of `openShopOn`.
 */
export function operationsOf({ categories, skuNos }) {
  const lists = categories.flatMap(({ no }) =>
    sorts.map((sort) => `${LIST}?categoryNo=${no}&sort=${sort}&size=24`),
  );
  const searches = categories.flatMap(({ name }) =>
    prices.map((price) => `${LIST}?q=${encodeURIComponent(name + price)}`),
  );
  const facets = categories.map(({ no }) => `/search/v1/front/facet?categoryNo=${no}`);
  const orders = ['', '?months=12', '?state=delivered', '?state=claims', '?q=세트'];
  return {
    list: spread(lists, RUNS.page).map(get),
    'filters of a list': spread(facets, RUNS.page).map(get),
    search: spread(searches, RUNS.page).map(get),
    'order list': Array.from({ length: RUNS.page }, (_, at) =>
      get(ORDERS + encodeURI(orders[at % orders.length])),
    ),
    checkout: skuNos.map(
      (skuNo) => (shop) =>
        purchase(`${shop.apiUrl}/api`, { token: shop.token, skuNo }, () => undefined),
    ),
  };
}

export const openShopOn = async (apiUrl) => ({ apiUrl, ...(await signIn(apiUrl)) });

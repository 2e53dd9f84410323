import type { BasketView } from '@shop/shared/contracts';
import { type BuyProblem, sumWon } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { type AppError, notFound, refused } from '../../../platform/errors';
import { readUsableCoupons } from '../../benefit/coupon';
import { readExtraDays } from '../../member/address';
import {
  assertTextOption,
  mergeBySku,
  otherText,
  problemOf,
  readBuyer,
  readSellables,
  type Sellable,
  type Wanted,
} from '../sellable';
import {
  type BasketLine,
  type BasketOwner,
  countLines,
  deleteBasket,
  deleteLines,
  lockBasket,
  readLines,
  setQty,
  upsertLine,
} from './basket.repository';
import { basketViewOf } from './basket.view';
import { readOwnCard } from './own-card';

/** The most lines a basket may have, with those kept for later. */
const MAX_LINES = 100;

const basketFull = (): AppError =>
  refused('BASKET_FULL', `장바구니에는 ${MAX_LINES}개까지 담을 수 있어요.`);

export const buyRefused = (problem: BuyProblem): AppError =>
  refused(problem.code, problem.message, problem);

const memberOf = (owner: BasketOwner) => ('memberNo' in owner ? owner.memberNo : undefined);

/** @param selection item numbers to treat as the selected ones, without storing it. */
export async function basketView(
  deps: Deps,
  owner: BasketOwner,
  selection?: readonly number[],
): Promise<BasketView> {
  const now = deps.clock.now();
  const stored = await readLines(deps.db, owner);
  const lines = selection
    ? stored.map((line) => ({ ...line, selected: selection.includes(line.itemNo) }))
    : stored;
  const skuNos = lines.map((line) => line.skuNo);
  const memberNo = memberOf(owner);
  const [sellables, buyer, coupons, areas, ownCard] = await deps.db.together((db) =>
    Promise.all([
      readSellables(db, skuNos, now, memberNo),
      readBuyer(db, memberNo, skuNos, now),
      // A basket is of no platform, so coupons of one platform are left to the sheet.
      memberNo === undefined ? [] : readUsableCoupons(db, memberNo, '', now),
      memberNo === undefined ? [] : readExtraDays(db, memberNo),
      readOwnCard(db, memberNo, now),
    ]),
  );
  const extraDays = areas.find(({ isDefault }) => isDefault)?.extraDays ?? 0;
  return basketViewOf(lines, sellables, buyer, { coupons, now, extraDays, ownCard });
}

/** The price of a line as it is added, and the deal that set it. */
const priceOf = ({ unitPriceWon, deal }: Sellable) => ({
  priceWon: unitPriceWon,
  dealNo: deal?.dealNo ?? null,
});

export interface Added {
  itemNo: number;
  skuNo: number;
  qty: number;
  wasThere: boolean;
}

/**
 * Adds goods, all or none. An existing line of the same SKU grows within the limits.
 * @throws AppError 422 with a code of the spec (5002, 5016, 5040–5045), `BASKET_FULL` or a code of text options
 */
export async function addToBasket(
  deps: Deps,
  owner: BasketOwner,
  items: readonly Wanted[],
): Promise<{ count: number; items: Added[] }> {
  const now = deps.clock.now();
  const wanted = mergeBySku(items);
  return deps.db.tx(async (tx) => {
    const basketNo = await lockBasket(tx, owner, now);
    const present = await readLines(tx, owner);
    const skuNos = wanted.map((one) => one.skuNo);
    const [sellables, buyer] = await tx.together((db) =>
      Promise.all([
        readSellables(db, skuNos, now, memberOf(owner)),
        readBuyer(db, memberOf(owner), skuNos, now),
      ]),
    );
    const added: Added[] = [];
    for (const { skuNo, qty, text } of wanted) {
      const existing = present.find((line) => line.skuNo === skuNo && !line.isLater);
      const sellable = sellables.get(skuNo);
      const problem =
        problemOf(sellable, qty, buyer, 'add') ??
        problemOf(sellable, qty + (existing?.qty ?? 0), buyer, 'add');
      if (problem || !sellable) throw problem ? buyRefused(problem) : notFound();
      assertTextOption(sellable, text);
      if (existing && existing.inputText !== text) throw otherText();
      const total = qty + (existing?.qty ?? 0);
      const line = { skuNo, qty: total, text, ...priceOf(sellable) };
      const itemNo = await upsertLine(tx, basketNo, line, now);
      added.push({ itemNo, skuNo, qty: total, wasThere: existing !== undefined });
    }
    const isLonger = added.some(({ skuNo }) => !present.some((line) => line.skuNo === skuNo));
    if (isLonger && (await readLines(tx, owner)).length > MAX_LINES) throw basketFull();
    return { count: await countLines(tx, owner), items: added };
  });
}

interface Change {
  qty?: number | undefined;
  skuNo?: number | undefined;
}

async function lineOf(tx: Tx, owner: BasketOwner, itemNo: number): Promise<BasketLine> {
  const line = (await readLines(tx, owner)).find((one) => one.itemNo === itemNo);
  if (!line) throw notFound('장바구니에서 상품을 찾을 수 없어요.');
  return line;
}

async function changeLine(
  tx: Tx,
  deps: Deps,
  owner: BasketOwner,
  itemNo: number,
  change: Change,
): Promise<void> {
  const now = deps.clock.now();
  await lineOf(tx, owner, itemNo);
  const basketNo = await lockBasket(tx, owner, now);
  const line = await lineOf(tx, owner, itemNo);
  const skuNo = change.skuNo ?? line.skuNo;
  const sellables = await readSellables(tx, [line.skuNo, skuNo], now, memberOf(owner));
  const sellable = sellables.get(skuNo);
  if (!sellable || sellable.goodsNo !== sellables.get(line.skuNo)?.goodsNo) {
    throw notFound('옵션을 찾을 수 없어요.');
  }
  const others = (await readLines(tx, owner)).filter(
    (one) => one.skuNo === skuNo && one.itemNo !== line.itemNo && one.isLater === line.isLater,
  );
  const qty = (change.qty ?? line.qty) + sumWon(others.map((one) => one.qty));
  const problem = problemOf(
    sellable,
    qty,
    await readBuyer(tx, memberOf(owner), [skuNo], now),
    'add',
  );
  if (problem) throw buyRefused(problem);
  if (skuNo === line.skuNo) return setQty(tx, line.itemNo, qty);
  // The other option is in the basket already: the lines are merged.
  const { isLater, inputText: text } = line;
  if (others.some((one) => one.inputText !== text)) throw otherText();
  await upsertLine(tx, basketNo, { skuNo, qty, ...priceOf(sellable), isLater, text }, now);
  await deleteLines(tx, owner, [line.itemNo]);
}

/** Changes the quantity or the option of a line. */
export async function changeBasket(
  deps: Deps,
  owner: BasketOwner,
  itemNo: number,
  change: Change,
): Promise<BasketView> {
  await deps.db.tx((tx) => changeLine(tx, deps, owner, itemNo, change));
  return basketView(deps, owner);
}

/**
 * Merges the visitor's basket into the member's: the larger quantity of each SKU, limited by the goods'
 * maximum. No line is dropped; a line that cannot be bought shows its reason.
 */
export async function mergeBaskets(
  deps: Deps,
  memberNo: number,
  guestId: string | undefined,
): Promise<{ merged: number; count: number }> {
  const owner = { memberNo };
  if (guestId === undefined) return { merged: 0, count: await countLines(deps.db, owner) };
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    const basketNo = await lockBasket(tx, owner, now);
    const guest = { guestId };
    await lockBasket(tx, guest, now);
    const [theirs, memberLines] = [await readLines(tx, guest), await readLines(tx, owner)];
    const sellables = await readSellables(
      tx,
      theirs.map((line) => line.skuNo),
      now,
      memberNo,
    );
    for (const line of [...theirs].reverse()) {
      const own = memberLines.find((one) => one.skuNo === line.skuNo);
      // What the member is about to buy is not changed by what the visitor kept for later.
      if (line.isLater && own && !own.isLater) continue;
      const existing = own && own.isLater === line.isLater ? own.qty : 0;
      const most = sellables.get(line.skuNo)?.limits.maxQty ?? line.qty;
      const qty = Math.max(existing, Math.min(line.qty, most));
      const { skuNo, addedPrice: priceWon, dealNo, isLater } = line;
      const text = existing > 0 ? (own?.inputText ?? '') : line.inputText;
      await upsertLine(tx, basketNo, { skuNo, qty, priceWon, dealNo, isLater, text }, now);
    }
    await deleteBasket(tx, guest);
    return { merged: theirs.length, count: await countLines(tx, owner) };
  });
}

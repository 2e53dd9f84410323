import type { CallReply, orderSheetCalls, SheetChoices, SheetView } from '@shop/shared/contracts';
import { depositBanks } from '@shop/shared/domain';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Deps } from '../../../platform/deps';
import { AppError, conflict, invalid, notFound, refused } from '../../../platform/errors';
import { newNo } from '../../../platform/public-number';
import { findJoinRecommender, findRecommender } from '../../benefit/recommendation';
import { buyRefused, readLines } from '../basket';
import { assertTextOption, mergeBySku, problemOf } from '../sellable';
import { assertPossible } from './choice.rules';
import { basketChanged } from './sheet.basket';
import { bestPlan, choicesOf, couponsBeside, pickedBesides, wantedOf } from './sheet.best';
import { changesSince } from './sheet.difference';
import type { SheetFacts } from './sheet.order';
import { type PricedSheet, priceSheet } from './sheet.pricing';
import { readFacts } from './sheet.reader';
import {
  findSheet,
  insertSheet,
  type Sheet,
  type SheetLine,
  storeRecommender,
  storeShown,
} from './sheet.repository';
import { sideEffectsOf } from './sheet.side-effects';
import { sheetViewOf, shownOf } from './sheet.view';

const SHEET_TTL_MS = minutesMs(30);

/**
 * Returns the sheet when it is open.
 * @throws AppError 404 (also for another member's sheet), 410 `SHEET_EXPIRED`, 409 `SHEET_USED`
 */
export function assertSheetOpen(sheet: Sheet | undefined, now: Date): Sheet {
  if (!sheet) throw notFound('주문서를 찾을 수 없어요.');
  if (sheet.orderNo) {
    throw conflict('SHEET_USED', '이미 주문한 주문서예요.', { orderNo: sheet.orderNo });
  }
  if (sheet.expiresAt <= now) {
    throw new AppError(
      410,
      'SHEET_EXPIRED',
      '주문서가 만료되었어요. 장바구니에서 다시 시작해 주세요.',
    );
  }
  return sheet;
}

type Source =
  | { source: 'BASKET'; itemNos?: number[] | undefined; isGift?: boolean | undefined }
  | { source: 'DIRECT' | 'GIFT'; items: SheetLine[] };

const mixed = (message: string): AppError => refused('GIFT_MIXED', message);

/**
 * A gift is either parcels or vouchers, because only parcels wait for an address. Customs need the code of
 * the receiver of goods from abroad, which the sender cannot give.
 * @throws AppError 422 `GIFT_MIXED`
 */
function assertGiftable({ sellables }: SheetFacts): void {
  const goods = [...sellables.values()];
  if (goods.some(({ goodsType }) => goodsType === 'OVERSEAS'))
    throw mixed('해외 직배송 상품은 받는 분의 통관번호가 필요해서 선물할 수 없어요.');
  if (new Set(goods.map(({ delivery }) => delivery.isSent)).size > 1)
    throw mixed('모바일 쿠폰과 배송 상품은 함께 선물할 수 없어요. 나눠서 선물해 주세요.');
}

async function linesOf(deps: Deps, memberNo: number, from: Source): Promise<SheetLine[]> {
  if (from.source !== 'BASKET') return mergeBySku(from.items);
  const { itemNos } = from;
  const lines = (await readLines(deps.db, { memberNo })).filter(({ isLater }) => !isLater);
  const chosen = lines.filter((line) => (itemNos ? itemNos.includes(line.itemNo) : line.selected));
  if (itemNos && chosen.length < new Set(itemNos).size) throw basketChanged();
  return chosen.map(({ itemNo, skuNo, qty, inputText }) => ({
    ...{ itemNo, skuNo, qty, text: inputText },
  }));
}

/**
 * Creates a sheet with the default address, for a gift with none, and the plan that costs the member least in one
 * payment (일시불).
 * @param platform ME026
 * @throws AppError 422 with a code of the spec, `NOTHING_SELECTED` or `GIFT_MIXED`; 409 `BASKET_CHANGED`
 */
export async function createSheet(
  deps: Deps,
  memberNo: number,
  from: Source,
  platform: Sheet['platform'] = '20',
): Promise<string> {
  const now = deps.clock.now();
  const requested = await linesOf(deps, memberNo, from);
  const isGift = from.source === 'GIFT' || (from.source === 'BASKET' && from.isGift === true);
  const source = isGift ? 'GIFT' : from.source;
  const facts = await readFacts(deps, deps.db, { memberNo, lines: requested, platform, source });
  // Selected basket lines that sold out meanwhile are left in the basket; a direct purchase must be valid.
  const isStrict = from.source !== 'BASKET' || from.itemNos !== undefined;
  const lines = requested.filter((line) => {
    const where = from.source === 'BASKET' ? 'kept' : 'add';
    const problem = problemOf(facts.sellables.get(line.skuNo), line.qty, facts.buyer, where);
    if (problem && isStrict) throw buyRefused(problem);
    assertTextOption(facts.sellables.get(line.skuNo), line.text ?? '');
    return !problem;
  });
  if (lines.length === 0) throw refused('NOTHING_SELECTED', '주문할 상품을 선택해 주세요.');
  const skuNos = new Set(lines.map(({ skuNo }) => skuNo));
  const sellables = new Map([...facts.sellables].filter(([skuNo]) => skuNos.has(skuNo)));
  const orderable = { ...facts, wanted: lines, sellables };
  if (isGift) assertGiftable(orderable);
  const blank: SheetChoices = {
    addressNo: isGift ? null : (facts.addresses[0]?.addressNo ?? null),
    couponIssueNos: [],
    usePointWon: 0,
    useCoinWon: 0,
    useGiftCardWon: 0,
    payMethod: 'CARD',
    cardCd: facts.cards[0]?.cardCd ?? '',
    installmentMonths: 0,
    bankCd: depositBanks[0],
  };
  const priced = priceSheet(orderable, choicesOf(bestPlan(orderable, blank), blank));
  const sheet: Sheet = {
    sheetNo: newNo('S'),
    memberNo,
    source,
    platform,
    lines,
    choices: priced.choices,
    picked: {},
    shown: shownOf(priced),
    recommenderNo: await recommenderOf(deps, memberNo, facts),
    expiresAt: addMs(now, SHEET_TTL_MS),
    orderNo: null,
  };
  await insertSheet(deps.db, sheet, now);
  return sheet.sheetNo;
}

/** Who recommended the shop when the member joined, until an order has used it. */
const recommenderOf = (
  { db }: Deps,
  memberNo: number,
  { recommendation }: SheetFacts,
): Promise<number | null> =>
  recommendation && !recommendation.hasUsed
    ? findJoinRecommender(db, memberNo)
    : Promise.resolve(null);

/** @throws AppError 400 when the changed card is not offered */
async function readNow(
  deps: Deps,
  memberNo: number,
  sheetNo: string,
  change: Partial<SheetChoices>,
) {
  const sheet = assertSheetOpen(await findSheet(deps.db, memberNo, sheetNo), deps.clock.now());
  const facts = await readFacts(deps, deps.db, sheet);
  const { cardCd } = change;
  // A stored card that is no longer offered is replaced; a requested one must be offered.
  if (cardCd !== undefined && !facts.cards.some((card) => card.cardCd === cardCd)) {
    throw invalid([{ path: 'cardCd', message: '고를 수 없는 카드예요.' }]);
  }
  return { sheet, facts };
}

const shownSheet = (
  { sheetNo }: Sheet,
  { wanted }: SheetFacts,
  priced: PricedSheet,
  picked: Sheet['picked'],
) => ({
  ...{ sheetNo, lines: [...wanted], choices: priced.choices, picked, shown: shownOf(priced) },
});

/** The sheet at current prices, with what changed since it was last shown. */
export async function viewSheet(deps: Deps, memberNo: number, sheetNo: string): Promise<SheetView> {
  const { sheet, facts } = await readNow(deps, memberNo, sheetNo, {});
  const priced = priceSheet(facts, sheet.choices);
  return sheetViewOf(deps.secrets, sheet, facts, priced, changesSince(sheet.shown, priced));
}

/**
 * Changes the choices of a sheet and stores them with the amounts shown. What the shopper has not chosen by hand
 * follows: the coupons are the best for the changed order, and a choice that was impossible meanwhile comes back.
 * @throws AppError 400 when the card is not offered
 */
export async function calculateSheet(
  deps: Deps,
  memberNo: number,
  sheetNo: string,
  change: Partial<SheetChoices>,
): Promise<SheetView> {
  const { sheet, facts } = await readNow(deps, memberNo, sheetNo, change);
  assertPossible(facts, change, sheet.choices);
  const picked = { ...sheet.picked, ...change };
  const priced = priceSheet(facts, wantedOf(facts, sheet.choices, picked));
  await storeShown(deps.db, shownSheet(sheet, facts, priced, picked));
  const before = priceSheet(facts, sheet.choices);
  const view = sheetViewOf(deps.secrets, sheet, facts, priced);
  return { ...view, sideEffects: sideEffectsOf(before, priced, change) };
}

/** Chooses the plan that costs least with the months of the sheet (최대 혜택). */
export async function chooseBest(
  deps: Deps,
  memberNo: number,
  sheetNo: string,
): Promise<SheetView> {
  const { sheet, facts } = await readNow(deps, memberNo, sheetNo, {});
  const priced = priceSheet(facts, choicesOf(bestPlan(facts, sheet.choices), sheet.choices));
  await storeShown(deps.db, shownSheet(sheet, facts, priced, pickedBesides(sheet.picked)));
  return sheetViewOf(deps.secrets, sheet, facts, priced);
}

/**
 * Gives a recommendation code with the order of this sheet, or with null takes it back.
 * @throws AppError 422 `RECOMMENDATION_CODE` | `RECOMMENDATION_OWN` | `RECOMMENDATION_USED` |
 *   `RECOMMENDATION_ENDED`; 429 `CODE_LIMIT`
 */
export async function recommendOnSheet(
  deps: Deps,
  memberNo: number,
  sheetNo: string,
  code: string | null,
): Promise<SheetView> {
  assertSheetOpen(await findSheet(deps.db, memberNo, sheetNo), deps.clock.now());
  const recommenderNo = code === null ? null : await findRecommender(deps, memberNo, code);
  await storeRecommender(deps.db, sheetNo, recommenderNo);
  return viewSheet(deps, memberNo, sheetNo);
}

/** @param picked other coupons than the stored ones, to preview them */
export async function sheetCoupons(
  deps: Deps,
  memberNo: number,
  sheetNo: string,
  picked: readonly number[] | undefined,
): Promise<CallReply<typeof orderSheetCalls.coupons>> {
  const sheet = assertSheetOpen(await findSheet(deps.db, memberNo, sheetNo), deps.clock.now());
  const facts = await readFacts(deps, deps.db, sheet);
  const couponIssueNos = picked ? [...picked] : sheet.choices.couponIssueNos;
  return couponsBeside(facts, { ...sheet.choices, couponIssueNos });
}

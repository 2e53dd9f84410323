import type { OrderDifference, SheetItem, SheetSeller, SheetView } from '@shop/shared/contracts';
import { type BuyProblem, bankName, depositBanks, depositDueAt, sumWon } from '@shop/shared/domain';
import { required } from '../../../platform/required';
import type { Secrets } from '../../../platform/secrets';
import { couponKindsText, lineKey, lineWon, unusableReason } from '../../../pricing';
import { codeOfMember } from '../../benefit/recommendation';
import { arrivalOfAll, type Buyer, imageOf, type Line } from '../sellable';
import { toSheetCard } from './card.rules';
import { withTexts } from './consent.texts';
import { consentsOf, customsOf } from './customs-and-terms.service';
import { expiringSpentWon, expiringUnspent, isBestChoice } from './sheet.best';
import { giftAreasOf, orderOf, type SheetFacts } from './sheet.order';
import { needsAddress, type PricedSheet, sentUnits } from './sheet.pricing';
import type { Sheet } from './sheet.repository';

function itemOf(priced: PricedSheet, line: Line, buyer: Buyer): SheetItem {
  const { sellable, qty } = line;
  const problem: BuyProblem | undefined = priced.problems.get(sellable.skuNo);
  return {
    goodsNo: sellable.goodsNo,
    skuNo: sellable.skuNo,
    goodsName: sellable.goodsName,
    brandName: sellable.brandName,
    optionText: sellable.optionText,
    image: imageOf(sellable, buyer),
    goodsType: sellable.goodsType,
    shipsFrom: sellable.promise?.shipsFrom ?? null,
    listPriceWon: sellable.listPriceWon,
    unitPriceWon: sellable.unitPriceWon,
    qty,
    amountWon: lineWon(line),
    couponWon: priced.shares.get(lineKey(sellable))?.couponWon ?? 0,
    couponText: couponKindsText(priced.coupons, lineKey(sellable)),
    problem: problem ?? null,
  };
}

function sellersOf(priced: PricedSheet, { buyer, now, extraDays }: SheetFacts): SheetSeller[] {
  const area = extraDays.find(({ addressNo }) => addressNo === priced.address?.addressNo);
  const numbers = [...new Set(priced.lines.map((line) => line.sellable.sellerNo))];
  return numbers.map((sellerNo) => {
    const lines = priced.lines.filter((line) => line.sellable.sellerNo === sellerNo);
    const units = priced.units.filter((unit) => unit.sellerNo === sellerNo);
    const { sellerName, isBrokerSale } = required(lines[0], 'line of the seller').sellable;
    return {
      sellerNo,
      sellerName,
      isBrokerSale,
      items: lines.map((line) => itemOf(priced, line, buyer)),
      goodsWon: sumWon(lines.map(lineWon)),
      deliveryWon: sumWon(units.map((unit) => unit.feeWon)),
      areaFeeWon: sumWon(units.map((unit) => unit.areaFeeWon)),
      arrivesOn: arrivalOfAll(
        lines.map(({ sellable }) => sellable),
        now,
        area?.extraDays ?? 0,
      ),
    };
  });
}

/** Absent when no code can be given; a stored one stays until it is taken back. */
function recommendationOf(
  secrets: Secrets,
  { recommenderNo }: Sheet,
  { recommendation: terms }: SheetFacts,
): SheetView['recommendation'] {
  const coinWon = terms && !terms.hasUsed ? terms.coinWon : 0;
  if (recommenderNo !== null) return { code: codeOfMember(secrets, recommenderNo), coinWon };
  return coinWon > 0 ? { code: null, coinWon } : null;
}

/** @param changes since the sheet was last shown */
export function sheetViewOf(
  secrets: Secrets,
  sheet: Sheet,
  facts: SheetFacts,
  priced: PricedSheet,
  changes: OrderDifference | null = null,
): SheetView {
  const sellers = sellersOf(priced, facts);
  const order = orderOf(facts, priced.choices);
  return {
    sheetNo: sheet.sheetNo,
    source: sheet.source,
    expiresAt: sheet.expiresAt.toISOString(),
    sellers,
    address: priced.address,
    giftAreas: giftAreasOf(facts),
    needsAddress: needsAddress(priced),
    orderer: facts.orderer,
    phoneReceiver: facts.phoneReceiver,
    addresses: [...facts.addresses],
    choices: priced.choices,
    benefits: {
      pointBalanceWon: facts.point.balanceWon,
      maxPointWon: priced.maxPointWon,
      coinBalanceWon: facts.coin.balanceWon,
      maxCoinWon: priced.maxCoinWon,
      giftCardBalanceWon: facts.giftCard.balanceWon,
      maxGiftCardWon: priced.maxGiftCardWon,
      expiringWon: expiringSpentWon(facts, priced),
      expiringUnspent: expiringUnspent(facts, priced),
      usableCoupons: facts.coupons.filter(
        (coupon) => unusableReason(coupon, order.couponOrder) === null,
      ).length,
      couponNames: priced.coupons.taken.map(({ coupon }) => coupon.name),
      isBest: isBestChoice(facts, priced),
    },
    payMethods: [...facts.payMethods],
    banks: depositBanks.map((bankCd) => ({ bankCd, bankName: bankName(bankCd) })),
    depositDueAt: depositDueAt(facts.now).toISOString(),
    cards: facts.cards.map((card) => toSheetCard(card, priced.amounts.payWon)),
    amounts: priced.amounts,
    taxFreeWon: priced.taxFreeWon,
    consents: withTexts(consentsOf(priced, facts.customsAndTerms), consentSellersOf(priced)),
    deliveryGroups: sentUnits(priced).map((unit) => ({
      key: unit.key,
      sellerName: unit.lines[0]?.sellable.sellerName ?? '',
      goodsNames: unit.lines.map(({ sellable }) => sellable.goodsName),
    })),
    customs: customsOf(priced, facts.customsAndTerms),
    recommendation: recommendationOf(secrets, sheet, facts),
    changes,
    canPay: priced.problems.size === 0,
  };
}

/** The sellers whose names the consents say. */
export const consentSellersOf = (priced: PricedSheet) => [
  ...new Map(priced.lines.map(({ sellable }) => [sellable.sellerNo, sellable])).values(),
];

export const shownOf = (priced: PricedSheet) => ({
  amounts: priced.amounts,
  unitPrices: Object.fromEntries(
    priced.lines.map((line) => [line.sellable.skuNo, line.sellable.unitPriceWon]),
  ),
});

import type { Address, OrderDifference, SheetChoices } from '@shop/shared/contracts';
import {
  type BuyProblem,
  type GiftArea,
  giftAreas,
  type PayMethod,
  tableKeys,
} from '@shop/shared/domain';
import {
  type CouponOrder,
  couponOrderOf,
  type DeliveryUnit,
  deliveryUnits,
  type Purse,
} from '../../../pricing';
import type { HeldCoupon } from '../../benefit/coupon';
import type { RecommendationTerms } from '../../benefit/recommendation';
import type { ExtraDays } from '../../member/address';
import { type Buyer, type Line, optionTextOf, problemOf, type Sellable } from '../sellable';
import type { Card } from './card.rules';
import type { CustomsAndTerms } from './customs-and-terms';
import type { SheetLine } from './sheet.repository';

/** The data that determine the price of a sheet, read at one moment. */
interface Contact {
  name: string;
  phone: string;
}

export interface SheetFacts {
  wanted: readonly SheetLine[];
  /** By a link: its receiver gives the address, and only the surcharge of the area is prepaid. */
  isGift: boolean;
  /** Surcharge of each area to which a gift may go, won. */
  giftAreaFees: Readonly<Record<GiftArea, number>>;
  /** What the basket has changed in the sheet since it was shown. */
  basketChanges: OrderDifference['lines'];
  sellables: ReadonlyMap<number, Sellable>;
  buyer: Buyer;
  addresses: readonly Address[];
  extraDays: readonly ExtraDays[];
  /** Contact of the ordering member. */
  orderer: Contact | null;
  /** The member, when something of it goes to the phone. */
  phoneReceiver: Contact | null;
  coupons: readonly HeldCoupon[];
  point: Purse;
  coin: Purse;
  giftCard: Purse;
  cards: readonly Card[];
  customsAndTerms: CustomsAndTerms;
  /** Undefined while no recommendation program runs. */
  recommendation: RecommendationTerms | undefined;
  /** The methods that the gateway offers. */
  payMethods: readonly PayMethod[];
  now: Date;
}

/** What is ordered and how it is delivered: the price before benefits. */
export interface SheetOrder {
  lines: Line[];
  problems: Map<number, BuyProblem>;
  /** Always null for a gift. */
  address: Address | null;
  /** Of a gift that a courier brings. */
  giftArea: GiftArea | undefined;
  units: DeliveryUnit<Sellable>[];
  payMethod: PayMethod;
  card: Card | undefined;
  couponOrder: CouponOrder;
}

/** The areas of a gift whose lines cost more in some of them; undefined for any other sheet. */
export const giftAreasOf = ({
  isGift,
  sellables,
  giftAreaFees: fees,
}: SheetFacts): { area: GiftArea; areaFeeWon: number }[] | undefined =>
  isGift && [...sellables.values()].some(({ delivery }) => delivery.hasAreaFee)
    ? tableKeys<GiftArea>(giftAreas).map((area) => ({ area, areaFeeWon: fees[area] }))
    : undefined;

export function orderOf(
  facts: SheetFacts,
  wanted: Pick<SheetChoices, 'addressNo' | 'giftArea' | 'payMethod' | 'cardCd'>,
): SheetOrder {
  const lines = facts.wanted.flatMap(({ skuNo, qty, text = '' }): Line[] => {
    const sellable = facts.sellables.get(skuNo);
    if (!sellable) return [];
    return [{ sellable: { ...sellable, optionText: optionTextOf(sellable, text) }, qty }];
  });
  const problems = new Map<number, BuyProblem>();
  for (const { skuNo, qty } of facts.wanted) {
    const problem = problemOf(facts.sellables.get(skuNo), qty, facts.buyer, 'kept');
    if (problem) problems.set(skuNo, problem);
  }
  const isChosen = ({ addressNo }: Address) => !facts.isGift && addressNo === wanted.addressNo;
  const address = facts.addresses.find(isChosen) ?? null;
  const areas = giftAreasOf(facts);
  const area = areas?.find((one) => one.area === (wanted.giftArea ?? 'MAINLAND'));
  const units = deliveryUnits(lines, area?.areaFeeWon ?? address?.areaFeeWon ?? 0);
  const card = facts.cards.find((one) => one.cardCd === wanted.cardCd) ?? facts.cards[0];
  const payMethod = facts.payMethods.find((method) => method === wanted.payMethod) ?? 'CARD';
  const isOwnCard = payMethod === 'CARD' && (card?.isOwn ?? false);
  const context = { isOwnCard, now: facts.now };
  return {
    lines,
    problems,
    address,
    giftArea: area?.area,
    units,
    payMethod,
    card,
    couponOrder: couponOrderOf(lines, units, context),
  };
}

import { formatPhone } from '@shop/shared/domain';
import type { Queryable } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { readUsableCoupons } from '../../benefit/coupon';
import { spendable } from '../../benefit/point';
import { readRecommendationTerms } from '../../benefit/recommendation';
import { listAddresses, readAreaFees, readExtraDays } from '../../member/address';
import { findMember } from '../../member/member';
import { readBuyer, readSellables } from '../sellable';
import { readCards } from './card.repository';
import { readCustomsAndTerms } from './customs-and-terms.service';
import { basketChanges, followBasket } from './sheet.basket';
import type { SheetFacts } from './sheet.order';
import type { Sheet } from './sheet.repository';

async function readOrderer(
  { secrets }: Deps,
  db: Queryable,
  memberNo: number,
): Promise<SheetFacts['orderer']> {
  const member = await findMember(db, secrets, memberNo);
  return member ? { name: member.name, phone: formatPhone(member.phone) } : null;
}

/**
 * Reads the data that determine the price of a sheet, as one statement, for its lines as the basket has them now.
 * @throws AppError 409 `BASKET_CHANGED` when the basket has nothing of it any more
 */
export async function readFacts(
  deps: Deps,
  reader: Queryable,
  { memberNo, lines, platform, source }: Pick<Sheet, 'memberNo' | 'lines' | 'platform' | 'source'>,
): Promise<SheetFacts> {
  const now = deps.clock.now();
  const wanted = await followBasket(reader, memberNo, lines);
  const skuNos = lines.map((line) => line.skuNo);
  const [
    known,
    buyer,
    addresses,
    extraDays,
    orderer,
    coupons,
    point,
    coin,
    giftCard,
    cards,
    customsAndTerms,
    recommendation,
    giftAreaFees,
  ] = await reader.together((db) =>
    Promise.all([
      readSellables(db, skuNos, now, memberNo),
      readBuyer(db, memberNo, skuNos, now),
      listAddresses(db, deps.secrets, memberNo),
      readExtraDays(db, memberNo),
      readOrderer(deps, db, memberNo),
      readUsableCoupons(db, memberNo, platform, now),
      spendable(db, memberNo, 'POINT', now),
      spendable(db, memberNo, 'COIN', now),
      spendable(db, memberNo, 'GIFT_CARD', now),
      readCards(db, memberNo, now),
      readCustomsAndTerms(db, deps.secrets, memberNo),
      readRecommendationTerms(db, memberNo, now),
      readAreaFees(db),
    ]),
  );
  const sellables = new Map(
    wanted.flatMap(({ skuNo }) => {
      const sellable = known.get(skuNo);
      return sellable ? [[skuNo, sellable] as const] : [];
    }),
  );
  const isAllSent = [...sellables.values()].every(({ delivery }) => delivery.isSent);
  const isGift = source === 'GIFT';
  return {
    wanted,
    isGift,
    giftAreaFees,
    basketChanges: basketChanges(lines, wanted, known),
    sellables,
    buyer,
    addresses,
    extraDays,
    // The vouchers of a gift go to its receiver.
    orderer,
    phoneReceiver: isAllSent || isGift ? null : orderer,
    coupons,
    point,
    coin,
    giftCard,
    cards,
    customsAndTerms,
    recommendation,
    payMethods: deps.adapters.gateway.methods,
    now,
  };
}

import { formatPhone } from '@shop/shared/domain';
import type { Queryable } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { readUsableCoupons } from '../../benefit/coupon';
import { spendable } from '../../benefit/point';
import { readRecommendationTerms } from '../../benefit/recommendation';
import { listAddresses, readExtraDays } from '../../member/address';
import { findMember } from '../../member/member';
import { readBuyer } from '../basket';
import { readSellables, type Sellable } from '../sellable';
import { readCards } from './card.repository';
import { readCustomsAndTerms } from './customs-and-terms.service';
import type { SheetFacts } from './sheet.order';
import type { SheetLine } from './sheet.repository';

async function readPhoneReceiver(
  { secrets }: Deps,
  db: Queryable,
  memberNo: number,
  sellables: ReadonlyMap<number, Sellable>,
): Promise<SheetFacts['phoneReceiver']> {
  if ([...sellables.values()].every(({ delivery }) => delivery.isSent)) return null;
  const member = await findMember(db, secrets, memberNo);
  return member ? { name: member.name, phone: formatPhone(member.phone) } : null;
}

/** Reads the data that determine the price of a sheet. */
export async function readFacts(
  deps: Deps,
  db: Queryable,
  memberNo: number,
  wanted: readonly SheetLine[],
  platform: string,
): Promise<SheetFacts> {
  const now = deps.clock.now();
  const sellables = await readSellables(
    db,
    wanted.map((line) => line.skuNo),
    now,
  );
  return {
    wanted,
    sellables,
    buyer: await readBuyer(db, memberNo, sellables, now),
    addresses: await listAddresses(db, deps.secrets, memberNo),
    extraDays: await readExtraDays(db, memberNo),
    phoneReceiver: await readPhoneReceiver(deps, db, memberNo, sellables),
    coupons: await readUsableCoupons(db, memberNo, platform, now),
    point: await spendable(db, memberNo, 'POINT', now),
    coin: await spendable(db, memberNo, 'COIN', now),
    giftCard: await spendable(db, memberNo, 'GIFT_CARD', now),
    cards: await readCards(db, memberNo, now),
    customsAndTerms: await readCustomsAndTerms(db, deps.secrets, memberNo),
    recommendation: await readRecommendationTerms(db, memberNo, now),
    payMethods: deps.adapters.gateway.methods,
    now,
  };
}

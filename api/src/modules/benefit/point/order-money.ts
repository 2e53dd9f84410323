import type { AccountKind } from '@shop/shared/contracts';
import type { Tx } from '../../../platform/db/db';
import { restore, spend } from './ledger';

/** What points, coins and gift cards pay of an order, or get back. */
export interface OrderMoney {
  pointWon: number;
  coinWon: number;
  giftCardWon: number;
}

const kinds: readonly [AccountKind, keyof OrderMoney][] = [
  ['POINT', 'pointWon'],
  ['COIN', 'coinWon'],
  ['GIFT_CARD', 'giftCardWon'],
];

interface OrderMovement {
  memberNo: number;
  orderNo: string;
  title: string;
  /** Unique for this movement of the order, without the kind. */
  key: string;
  now: Date;
}

/** @throws AppError 422 `POINT_SHORT` | `COIN_SHORT` | `GIFT_CARD_SHORT` */
export async function spendOnOrder(
  tx: Tx,
  movement: OrderMovement,
  money: OrderMoney,
): Promise<void> {
  for (const [kind, source] of kinds) {
    const key = `${movement.key}:${kind}`;
    await spend(tx, { ...movement, kind, amountWon: money[source], key });
  }
}

/** Returns money to the lots that the order took it from. */
export async function returnFromOrder(
  tx: Tx,
  movement: OrderMovement,
  money: OrderMoney,
): Promise<void> {
  for (const [kind, source] of kinds) {
    const key = `${movement.key}:${kind}`;
    await restore(tx, { ...movement, kind, amountWon: money[source], key });
  }
}

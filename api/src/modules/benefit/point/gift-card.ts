import type { CallReply, pointCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { type AppError, refused } from '../../../platform/errors';
import { emit } from '../../../platform/outbox';
import { assertMayTryCode, hashCode, recordWrongCode } from '../code';
import { spendable } from './account.repository';
import { giftCardRegistered } from './gift-card.events';
import { grant } from './ledger';

const giftCardRow = z.object({
  amount: z.number(),
  expiresAt: z.date(),
  registeredBy: z.number().nullable(),
});

/** ME020: the reason of a lot that came from a gift card. */
const GIFT_CARD_REASON = '40';

/**
 * Registers a gift card: its amount becomes a lot of the member that expires with the card.
 * @throws AppError 422 `GIFT_CARD_NUMBER` | `GIFT_CARD_USED` | `GIFT_CARD_EXPIRED`; 429 `CODE_LIMIT`
 */
export async function registerGiftCard(
  deps: Deps,
  memberNo: number,
  number: string,
): Promise<CallReply<typeof pointCalls.registerGiftCard>> {
  const now = deps.clock.now();
  const numberHash = hashCode(deps.secrets, number);
  const result = await deps.db.tx(async (tx): Promise<z.infer<typeof giftCardRow> | AppError> => {
    await assertMayTryCode(tx, memberNo, now);
    const card = await tx.maybe(
      giftCardRow,
      sql`
      select amount, expires_at, registered_by from gift_card where number_hash = ${numberHash} for update`,
    );
    if (!card || (card.registeredBy !== null && card.registeredBy !== memberNo)) {
      // Returned, not thrown, so that the failed attempt is committed.
      await recordWrongCode(tx, memberNo, now);
      return refused('GIFT_CARD_NUMBER', '상품권 번호를 다시 확인해 주세요.');
    }
    if (card.registeredBy !== null) throw refused('GIFT_CARD_USED', '이미 등록한 상품권이에요.');
    if (card.expiresAt <= now) throw refused('GIFT_CARD_EXPIRED', '유효기간이 지난 상품권이에요.');
    await tx.run(sql`
      update gift_card set registered_by = ${memberNo}, registered_at = ${now}
      where number_hash = ${numberHash}`);
    await grant(tx, {
      memberNo,
      kind: 'GIFT_CARD',
      type: 'GRANT',
      reason: GIFT_CARD_REASON,
      amountWon: card.amount,
      title: '상품권 등록',
      orderNo: null,
      key: `gift-card:${numberHash}`,
      now,
      expiresAt: card.expiresAt,
    });
    await emit(tx, giftCardRegistered, { numberHash });
    return card;
  });
  if (result instanceof Error) throw result;
  const { balanceWon } = await spendable(deps.db, memberNo, 'GIFT_CARD', now);
  return { amountWon: result.amount, balanceWon, expiresAt: result.expiresAt.toISOString() };
}

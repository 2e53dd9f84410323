import { createHash } from 'node:crypto';
import type { CardAuthResult } from '@shop/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { mapTimeout } from '../../../platform/with-timeout';
import { type CardAuth, cardAuthDown, type OpenedTransaction } from '../../../ports';
import { beginSignIn } from '../member';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Starts a transaction that only this browser can read and sign in with. */
export async function startTransaction(
  deps: Deps,
  cardAuth: CardAuth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenedTransaction> {
  const opened = await mapTimeout(cardAuth.open(), cardAuthDown);
  const holder = await beginSignIn(deps, opened.transactionId, request, reply);
  await deps.db.run(sql`insert into auth_transaction (transaction_id, holder_hash, expires_at)
    values (${opened.transactionId}, ${hash(holder)}, ${opened.expiresAt})`);
  return opened;
}

/**
 * The state of a transaction. Its id is visible in the QR code, so the holder's secret is required
 * too.
 * @throws AppError 404 for an unknown transaction and for another browser's alike
 */
export async function resultFor(
  { db }: Deps,
  cardAuth: CardAuth,
  transactionId: string,
  holder: string | undefined,
): Promise<CardAuthResult> {
  const ownTransaction = holder
    ? await db.maybe(
        foundRow,
        sql`select true as found from auth_transaction
        where transaction_id = ${transactionId} and holder_hash = ${hash(holder)}`,
      )
    : undefined;
  if (!ownTransaction) throw notFound('로그인 요청을 찾을 수 없어요.');
  return mapTimeout(cardAuth.resultOf(transactionId), cardAuthDown);
}

/** Deletes transactions some minutes after their expiry. */
export const deleteExpiredTransactions = (db: Queryable, before: Date): Promise<number> =>
  db.run(sql`delete from auth_transaction where expires_at < ${before}`);

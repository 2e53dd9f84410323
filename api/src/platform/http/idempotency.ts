import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { addMs, type Clock, daysMs, hoursMs, minutesMs } from '../clock';
import type { Db } from '../db/db';
import { sql } from '../db/sql';
import { AppError } from '../errors';
import type { Secrets } from '../secrets';

const rowRow = z.object({
  requestHash: z.string(),
  state: z.enum(['DONE', 'RUNNING']),
  responseEnc: z.string().nullable(),
});

export interface Claim {
  /** The stored response of an earlier call with the same key and body. */
  replay?: string;
  finish(response: string): Promise<void>;
  /** The call failed and changed nothing, so the same key may be used again. */
  abandon(): Promise<void>;
}

type CallerKind = 'member' | 'visitor';

/** How long responses are kept. A visitor's for a repeat only: anybody can make as many as they like. */
const keepMs: Record<CallerKind, number> = { member: daysMs(2), visitor: hoursMs(1) };
/** Longer than any handler may take; after a crash the key is free again. */
const LEASE_MS = minutesMs(1);

export interface Idempotency {
  claim(scope: string, key: string, request: unknown, caller: CallerKind): Promise<Claim>;
  deleteExpired(): Promise<number>;
}

/**
 * Same key and body: the stored response. Same key, other body: 422. Still running: 409. Failures
 * are not stored: they changed nothing, so a repeat may succeed. Responses are encrypted and bodies
 * are hashed with a key, because both hold personal data.
 */
export function createIdempotency(db: Db, clock: Clock, secrets: Secrets): Idempotency {
  const hashKey = secrets.keyFor('idempotent request');
  const hashOf = (request: unknown): string =>
    createHmac('sha256', hashKey)
      .update(JSON.stringify(request) ?? '')
      .digest('base64url');
  return {
    claim: async (scope, key, request, caller) => {
      const hash = hashOf(request);
      const now = clock.now();
      const lease = addMs(now, LEASE_MS);
      const inserted = await db.run(sql`
        insert into idempotency (scope, key, request_hash, state, locked_until, expires_at)
        values (${scope}, ${key}, ${hash}, 'RUNNING', ${lease}, ${addMs(now, keepMs[caller])})
        on conflict (scope, key) do update
          set request_hash = excluded.request_hash, state = 'RUNNING', response_enc = null,
              locked_until = excluded.locked_until, expires_at = excluded.expires_at
          where idempotency.expires_at < ${now}
             or (idempotency.state = 'RUNNING' and idempotency.locked_until < ${now}
                 and idempotency.request_hash = excluded.request_hash)`);
      const claim: Claim = {
        finish: async (response) => {
          await db.run(sql`
            update idempotency set state = 'DONE', response_enc = ${secrets.seal(response)}
            where scope = ${scope} and key = ${key} and locked_until = ${lease}`);
        },
        abandon: async () => {
          await db.run(sql`
            delete from idempotency where scope = ${scope} and key = ${key}
              and state = 'RUNNING' and locked_until = ${lease}`);
        },
      };
      if (inserted === 1) return claim;
      const row = await db.maybe(
        rowRow,
        sql`
        select request_hash, state, response_enc from idempotency
        where scope = ${scope} and key = ${key}`,
      );
      if (row && row.requestHash !== hash) {
        throw new AppError(
          422,
          'IDEMPOTENCY_KEY_REUSED',
          '같은 요청 번호로 다른 내용을 보낼 수 없어요. 새로고침한 뒤 다시 시도해 주세요.',
        );
      }
      if (row?.state === 'DONE' && row.responseEnc !== null) {
        return { ...claim, replay: secrets.open(row.responseEnc) };
      }
      throw new AppError(409, 'IN_PROGRESS', '같은 요청을 처리하고 있어요.', undefined, {
        'retry-after': '1',
      });
    },
    deleteExpired: () => db.run(sql`delete from idempotency where expires_at < ${clock.now()}`),
  };
}

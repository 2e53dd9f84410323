import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { addMs, type Clock, daysMs, hoursMs, minutesMs } from '../clock';
import type { Db, Tx } from '../db/db';
import { sql } from '../db/sql';
import { AppError } from '../errors';
import type { Secrets } from '../secrets';

const rowRow = z.object({
  requestHash: z.string(),
  state: z.enum(['RUNNING', 'COMMITTED', 'DONE']),
  isLeased: z.boolean(),
  responseEnc: z.string().nullable(),
});

export interface Claim {
  /** The stored response of an earlier call with the same key and body. */
  replay?: string;
  /** Runs the call. Its first transaction also commits that the key is used up. */
  run<T>(call: () => Promise<T>): Promise<T>;
  finish(response: string): Promise<void>;
  /**
   * The call failed. The key may be used again when it was refused, or has committed nothing; after a commit
   * whose answer was lost it may not.
   */
  abandon(isRefused: boolean): Promise<void>;
}

type CallerKind = 'member' | 'visitor';

/** How long responses are kept. A visitor's for a repeat only: anybody can make as many as they like. */
const keepMs: Record<CallerKind, number> = { member: daysMs(2), visitor: hoursMs(1) };
/**
 * After a crash the key is free again, unless the call had committed something: at once where the database says that
 * the process has ended, else after this time. A handler that takes longer than this, or whose process was taken
 * for ended, can commit nothing once another has taken the key over.
 */
const LEASE_MS = minutesMs(1);

const inProgress = () =>
  new AppError(409, 'IN_PROGRESS', '같은 요청을 처리하고 있어요.', undefined, {
    'retry-after': '1',
  });

const answerLost = () =>
  new AppError(
    409,
    'ANSWER_LOST',
    '요청이 이미 처리됐을 수 있어요. 새로고침해서 결과를 확인해 주세요.',
  );

export interface Idempotency {
  claim(scope: string, key: string, request: unknown, caller: CallerKind): Promise<Claim>;
  deleteExpired(): Promise<number>;
}

/**
 * Same key and body: the stored response. Same key, other body: 422. Still running: 409. Failures
 * are not stored: they changed nothing, so a repeat may succeed. A call that has committed something and
 * whose response was lost is never run again: 409 `ANSWER_LOST`. Responses are encrypted and bodies
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
      const processNo = (await db.processNo()) ?? null;
      const inserted = await db.run(sql`
        insert into idempotency (scope, key, request_hash, state, locked_until, expires_at, process_no)
        values (${scope}, ${key}, ${hash}, 'RUNNING', ${lease}, ${addMs(now, keepMs[caller])}, ${processNo})
        on conflict (scope, key) do update
          set request_hash = excluded.request_hash, state = 'RUNNING', response_enc = null,
              locked_until = excluded.locked_until, expires_at = excluded.expires_at,
              process_no = excluded.process_no
          where idempotency.expires_at < ${now}
             or (idempotency.state = 'RUNNING' and idempotency.request_hash = excluded.request_hash
                 and (idempotency.locked_until < ${now} or ${db.hasEnded(sql`idempotency.process_no`)}))`);
      let isOver = false;
      const ofClaim = sql`scope = ${scope} and key = ${key} and locked_until = ${lease}`;
      const markCommitted = async (tx: Tx) => {
        if (isOver) return;
        const held = await tx.run(sql`
          update idempotency set state = 'COMMITTED' where ${ofClaim} and state <> 'DONE'`);
        if (held === 0) throw inProgress();
      };
      const claim: Claim = {
        run: (call) => db.marked(markCommitted, call),
        finish: async (response) => {
          isOver = true;
          await db.run(sql`
            update idempotency set state = 'DONE', response_enc = ${secrets.seal(response)}
            where ${ofClaim}`);
        },
        abandon: async (isRefused) => {
          isOver = true;
          if (!isRefused)
            await db.run(sql`
              update idempotency set locked_until = ${clock.now()}
              where ${ofClaim} and state = 'COMMITTED'`);
          await db.run(sql`
            delete from idempotency where ${ofClaim} and (state = 'RUNNING' or ${isRefused})`);
        },
      };
      if (inserted === 1) return claim;
      const row = await db.maybe(
        rowRow,
        sql`
        select request_hash, state, response_enc,
          locked_until > ${now} and not ${db.hasEnded(sql`process_no`)} as is_leased
        from idempotency
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
      throw row?.state === 'COMMITTED' && !row.isLeased ? answerLost() : inProgress();
    },
    deleteExpired: () => db.run(sql`delete from idempotency where expires_at < ${clock.now()}`),
  };
}

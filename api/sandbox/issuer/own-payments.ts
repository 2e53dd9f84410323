import type { FastifyRequest } from 'fastify';
import { type Sql, sql } from '../../src/platform/db/sql';
import type { Deps } from '../../src/platform/deps';
import { isLocalClient } from '../../src/platform/http/local-client';

/**
 * Which payments a client may see and move in the sandbox: a tester on this machine, or where the bench is
 * named in `ALLOW_SANDBOX`, all; on a trial a member only their own, and a visitor none.
 * @param paymentNo column that holds the payment's number
 * @returns a condition
 */
export async function maySee(
  { config, sessions }: Pick<Deps, 'config' | 'sessions'>,
  request: FastifyRequest,
  paymentNo: Sql,
): Promise<Sql> {
  const { allowedSandbox, sandboxNetworks } = config;
  if (allowedSandbox.includes('payment-bench') || isLocalClient(request, sandboxNetworks))
    return sql`true`;
  const session = await sessions.read(request);
  return sql`exists (select from payment own where own.payment_no = ${paymentNo}
    and own.member_no = ${session?.memberNo ?? null}::bigint)`;
}

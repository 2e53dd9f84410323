import { z } from 'zod';
import { sql } from '../../src/platform/db/sql';
import type { Deps } from '../../src/platform/deps';
import type { WindowReturn } from '../../src/ports';
import { issuerKey } from './gateway';
import { recordDecision } from './issuer.repository';
import { sign } from './signature';

const approveInWindowRow = z.object({ tid: z.string(), nonce: z.string() });

/** Approves in the open window of a payment, as its shopper would. @returns the signed way back. */
export async function approveInWindow(deps: Deps, paymentNo: string): Promise<WindowReturn> {
  const { tid, nonce } = await deps.db.one(
    approveInWindowRow,
    sql`
    select tid, nonce from sandbox_card_authorization
    where merchant_order_no = ${paymentNo} and state = 'OPEN'`,
  );
  await recordDecision(deps.db, tid, 'AUTHENTICATED', 'NONE');
  const fields = { paymentNo, nonce, result: 'approved' } as const;
  return { ...fields, signature: sign(issuerKey(deps), fields) };
}

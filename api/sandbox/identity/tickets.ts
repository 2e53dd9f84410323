import { createHash, randomBytes } from 'node:crypto';
import type { IdentityFault } from '@shop/shared/contracts';
import { z } from 'zod';
import { addMs, minutesMs } from '../../src/platform/clock';
import { sql } from '../../src/platform/db/sql';
import type { Deps } from '../../src/platform/deps';

/** The customer of a ticket by the hash of their number, and the fault that the card company shows for it. */
const ticketRow = z.object({
  cnoHash: z.string(),
  fault: z.enum(['DOWN', 'EXPIRED', 'NONE', 'SLOW', 'WRONG_ID']),
});
export type Ticket = z.infer<typeof ticketRow>;

const hash = (lid: string): string => createHash('sha256').update(lid).digest('base64url');

/** One-time tickets (`lid`), as the card company's own page issues them. */
export function createTickets({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    /** For one sign-in within five minutes; an EXPIRED one is too old already. */
    issue: async (cnoHash: string, fault: IdentityFault): Promise<string> => {
      const lid = randomBytes(32).toString('base64url');
      const lifeMs = fault === 'EXPIRED' ? -1 : minutesMs(5);
      await db.run(sql`
        insert into sandbox_identity_ticket (lid_hash, cno_hash, expires_at, fault)
        values (${hash(lid)}, ${cnoHash}, ${addMs(clock.now(), lifeMs)}, ${fault})`);
      return lid;
    },
    /** A ticket with the fault DOWN is not used up, and works the next time. */
    use: async (lid: string): Promise<Ticket | undefined> => {
      const now = clock.now();
      const broken = await db.run(sql`
        update sandbox_identity_ticket set fault = 'NONE'
        where lid_hash = ${hash(lid)} and fault = 'DOWN' and used_at is null and expires_at > ${now}`);
      if (broken > 0) return { cnoHash: '', fault: 'DOWN' };
      return db.maybe(
        ticketRow,
        sql`
        update sandbox_identity_ticket set used_at = ${now}
        where lid_hash = ${hash(lid)} and used_at is null and expires_at > ${now}
        returning cno_hash, fault`,
      );
    },
  };
}

import { addMs, minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import type { PaymentGateway } from '../../../ports';
import { inquireAndApply } from './decide';
import { findInquiries } from './payment.repository';

/** A payment whose inquiry threw is tried again after this time, behind those that are due. */
const AFTER_ERROR_MS = minutesMs(1);

async function postpone(deps: Deps, paymentNo: string, error: unknown): Promise<void> {
  deps.log.error({ err: error }, 'an inquiry failed');
  await deps.db.run(sql`
    update payment set inquire_at = ${addMs(deps.clock.now(), AFTER_ERROR_MS)}
    where payment_no = ${paymentNo} and inquire_at is not null`);
}

/** How many inquiries run at once. */
const PARALLEL_INQUIRIES = 8;

/**
 * Inquires about the payments whose inquiry is due, undecided ones first; one that fails or is slow delays no
 * other. @returns their number
 */
export async function inquireDue(deps: Deps, gateway: PaymentGateway): Promise<number> {
  const due = await findInquiries(deps.db, deps.clock.now());
  const waiting = due.values();
  const inquire = async () => {
    for (const payment of waiting)
      await inquireAndApply(deps, gateway, payment).catch((error: unknown) =>
        postpone(deps, payment.paymentNo, error),
      );
  };
  await Promise.all(Array.from({ length: PARALLEL_INQUIRIES }, inquire));
  return due.length;
}

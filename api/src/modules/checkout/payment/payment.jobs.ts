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

/** Inquires about every payment whose inquiry is due; one that fails delays no other. @returns their number */
export async function inquireDue(deps: Deps, gateway: PaymentGateway): Promise<number> {
  const due = await findInquiries(deps.db, deps.clock.now());
  for (const payment of due)
    await inquireAndApply(deps, gateway, payment).catch((error: unknown) =>
      postpone(deps, payment.paymentNo, error),
    );
  return due.length;
}

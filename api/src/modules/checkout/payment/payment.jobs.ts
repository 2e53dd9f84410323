import type { Deps } from '../../../platform/deps';
import type { PaymentGateway } from '../../../ports';
import { inquireAndApply } from './decide';
import { findInquiries } from './payment.repository';

/** Inquires about every payment whose inquiry is due. @returns their number */
export async function inquireDue(deps: Deps, gateway: PaymentGateway): Promise<number> {
  const due = await findInquiries(deps.db, deps.clock.now());
  for (const payment of due) await inquireAndApply(deps, gateway, payment);
  return due.length;
}

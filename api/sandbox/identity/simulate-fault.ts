import type { IdentityFault } from '@shop/shared/contracts';
import { identityDown } from '../../src/ports';

const SLOW_MS = 2_000;

/** The card company's bad days: too slow, or without an answer. The other faults are in what it says. */
export async function simulateFault(fault: IdentityFault): Promise<void> {
  if (fault === 'DOWN') throw identityDown();
  if (fault === 'SLOW') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
}

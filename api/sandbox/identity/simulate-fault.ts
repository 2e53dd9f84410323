import type { IdentityFault } from '@shop/shared/contracts';
import { identityDown } from '../../src/ports';

const SLOW_MS = 2_000;

/** Simulates a card company that is down or slow. Other faults change the content of its response. */
export async function simulateFault(fault: IdentityFault): Promise<void> {
  if (fault === 'DOWN') throw identityDown();
  if (fault === 'SLOW') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
}

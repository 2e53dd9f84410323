import type { Deps } from '../../../platform/deps';
import { findPlatform } from '../../member/member';
import { createSheet } from '../order-sheet';
import { endLeftPayments } from '../payment';

/**
 * Opens an order sheet on the platform of the session, after ending the payments that the member has abandoned.
 * @returns the number of the order sheet
 * @throws AppError like `createSheet`
 */
export async function startSheet(
  deps: Deps,
  { memberNo, sessionId }: { memberNo: number; sessionId: string },
  from: Parameters<typeof createSheet>[2],
): Promise<string> {
  await endLeftPayments(deps, memberNo);
  return createSheet(deps, memberNo, from, await findPlatform(deps.db, sessionId));
}

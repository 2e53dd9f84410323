import type { Deps } from '../../../platform/deps';
import { findPlatform } from '../../member/member';
import { createSheet } from '../order-sheet';
import { endLeftPayments } from '../payment';

/**
 * Opens a sheet on the platform of the session, after the payments that the member has left.
 * @returns the number of the sheet
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

import type { Deps } from '../platform/deps';
import { seedMembers } from './members/seed-members';

/** Fills an empty shop at its first start: the catalogue first, then the members who buy from it. */
export async function fillSample(deps: Deps): Promise<void> {
  await seedMembers(deps);
}

import type { Deps } from '@shop/api/platform/deps';
import { fillSampleCatalogue, renewSampleTimes } from './catalogue';
import { seedCounsels } from './cs/seed-counsels';
import { seedCs } from './cs/seed-cs';
import { seedEvents } from './events/seed-events';
import { seedExternalLinks } from './external-link/seed-external-links';
import { seedCodes, seedCoupons } from './members/seed-benefits';
import { seedMembers } from './members/seed-members';
import { type ApproveInWindow, seedOrders } from './members/seed-orders';

export type { ApproveInWindow };

async function fillGoodsAndTexts(deps: Deps): Promise<void> {
  const { db, config, clock, log } = deps;
  await fillSampleCatalogue(db, {
    goods: config.sampleGoods,
    now: clock.now(),
    onProgress: (done, total) => log.info({ done, total }, 'sample goods'),
  });
  await renewSampleTimes(db, clock.now());
  await seedCs(deps);
  await seedExternalLinks(deps);
}

/**
 * Fills an empty shop at its first start: the catalogue first, then the members who buy from it. Where
 * no sample goods are wanted, only a sandbox sign-in gets its members.
 */
export async function fillSample(deps: Deps, approveInWindow?: ApproveInWindow): Promise<void> {
  const { sampleGoods, ports } = deps.config;
  if (sampleGoods > 0) await fillGoodsAndTexts(deps);
  else if (ports.identity !== 'sandbox') return;
  if (!(await seedMembers(deps))) return;
  if (approveInWindow) await seedOrders(deps, approveInWindow);
  if (sampleGoods > 0) {
    await seedCounsels(deps);
    await seedEvents(deps);
  }
  await seedCoupons(deps);
  await seedCodes(deps);
}

import type { Deps } from '../src/platform/deps';
import { fillSampleCatalogue, renewSampleTimes } from './catalogue';
import { seedCs } from './cs/seed-cs';
import { seedExternalLinks } from './external-link/seed-external-links';
import { seedMembers } from './members/seed-members';
import { seedCoupons, seedOrders } from './members/seed-orders';
import { seedRedirects } from './redirect/seed-redirects';

/** Fills an empty shop at its first start: the catalogue first, then the members who buy from it. */
export async function fillSample(deps: Deps): Promise<void> {
  const { db, config, clock, log } = deps;
  await fillSampleCatalogue(db, {
    goods: config.sampleGoods,
    now: clock.now(),
    onProgress: (done, total) => log.info({ done, total }, 'sample goods'),
  });
  await renewSampleTimes(db, clock.now());
  await seedCs(deps);
  await seedExternalLinks(deps);
  await seedRedirects(deps);
  if (await seedMembers(deps)) {
    await seedOrders(deps);
    await seedCoupons(deps);
  }
}

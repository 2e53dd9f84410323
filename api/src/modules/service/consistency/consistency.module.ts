import { hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { findMismatches } from './consistency';

/** The nightly comparison of the books. A mismatch is a fault of ours: it is logged as an error, one by one. */
export const consistencyModule: Module = {
  name: 'consistency',
  jobs: (deps) => {
    deps.jobs.everyInCluster('books.compare', hoursMs(24), async () => {
      for (const mismatch of await findMismatches(deps.db, deps.clock.now())) {
        deps.log.error(mismatch, 'the books disagree');
      }
    });
  },
};

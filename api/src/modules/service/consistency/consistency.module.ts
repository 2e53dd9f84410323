import { hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { findMismatches } from './consistency';

/** The nightly consistency check. Each mismatch is a defect and is logged as an error. */
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

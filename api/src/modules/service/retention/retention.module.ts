import { daysMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { endDormantAdvertising, tellDormant } from './dormant';
import { runRetention } from './retention';

/** How long data is kept, by law, and members who have not been seen for long. */
export const retentionModule: Module = {
  name: 'retention',
  jobs: (deps) => {
    deps.jobs.everyInCluster('retention.erase', daysMs(1), () => runRetention(deps));
    deps.jobs.everyInCluster('retention.dormant', daysMs(1), async () => {
      await tellDormant(deps);
      await endDormantAdvertising(deps);
    });
  },
};

import { hoursMs, minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { detectDelays } from './delay';
import { refreshPunctuality } from './punctuality';
import { trackParcels } from './tracking';

export const shipmentModule: Module = {
  name: 'shipment',
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'shipment.track',
      minutesMs(1),
      async () => void (await trackParcels(deps)),
    );
    deps.jobs.everyInCluster(
      'shipment.detect-delays',
      hoursMs(1),
      async () => void (await detectDelays(deps)),
    );
    deps.jobs.everyInCluster('shipment.punctuality', hoursMs(1), () => refreshPunctuality(deps));
  },
};

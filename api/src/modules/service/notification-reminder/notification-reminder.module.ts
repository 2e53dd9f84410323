import { daysMs, hoursMs } from '../../../platform/clock';
import type { Deps, Module } from '../../../platform/deps';
import { confirmConsents } from './consent-confirmations';
import { deleteOldEndings, tellEndings } from './endings';
import { tellPriceDrops } from './price-drops';

/** Notifications by date: expiring benefits, lower prices of favourites, confirmations of consents. */
export const notificationReminderModule: Module = {
  name: 'notification-reminder',
  jobs: (deps) => {
    const every = (name: string, everyMs: number, work: (deps: Deps) => Promise<number>) =>
      deps.jobs.everyInCluster(name, everyMs, async () => void (await work(deps)));
    every('notification.tell-endings', hoursMs(1), tellEndings);
    every('notification.tell-price-drops', hoursMs(1), tellPriceDrops);
    every('notification.confirm-consents', daysMs(1), confirmConsents);
    every('notification.delete-old-endings', daysMs(1), deleteOldEndings);
  },
};

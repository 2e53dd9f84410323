import { deviceKey, deviceOf } from '@shop/shared/domain';

/** Pages counted at a time; beyond it the one that was not visited for longest is forgotten. */
const MAX_PAGES = 500;
/** Longer ones, such as searches for a whole sentence, are not counted. */
const MAX_PATH_LENGTH = 200;
/** After this many visits all counts are halved, so that what was visited long ago loses its rank. */
const HALVE_AFTER = 10_000;

/** A public page, and a user agent of the device type that it was rendered for. */
export interface VisitedPage {
  /** Path and query. */
  path: string;
  userAgent: string;
}

/** Counts the visits of public pages. It holds texts only, no build. */
export interface VisitedPages {
  count(visit: VisitedPage): void;
  /** The most visited pages, first the one with most visits. */
  top(most: number): VisitedPage[];
}

export function createVisitedPages(): VisitedPages {
  const visits = new Map<string, { path: string; device: string; count: number }>();
  /** One of each device type, of which there are few. */
  const userAgents = new Map<string, string>();
  let total = 0;

  const halve = (): void => {
    total = 0;
    for (const [key, visit] of visits) {
      visit.count = Math.floor(visit.count / 2);
      if (visit.count === 0) visits.delete(key);
      total += visit.count;
    }
  };

  return {
    count: ({ path, userAgent }) => {
      const profile = deviceOf(userAgent);
      if (profile.isCrawler || path.length > MAX_PATH_LENGTH) return;
      const device = deviceKey(profile);
      userAgents.set(device, userAgent);
      const key = `${device} ${path}`;
      const count = (visits.get(key)?.count ?? 0) + 1;
      // Set anew, so that the first entry is the one that was not visited for longest.
      visits.delete(key);
      visits.set(key, { path, device, count });
      if (visits.size > MAX_PAGES) visits.delete(visits.keys().next().value ?? key);
      total += 1;
      if (total >= HALVE_AFTER) halve();
    },
    top: (most) =>
      [...visits.values()]
        .sort((a, b) => b.count - a.count)
        .slice(0, most)
        .map(({ path, device }) => ({ path, userAgent: userAgents.get(device) ?? '' })),
  };
}

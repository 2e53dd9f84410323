import { canaryVisitorOf } from './canary-visitor';
import type { LiveReleases } from './live-releases';
import type { Previews } from './previews';
import type { ReleaseChoice } from './release-choice';

/** The builds that a visitor gets now; a tab that was opened earlier may run others. */
export async function currentChoice(
  releases: LiveReleases,
  previews: Previews,
  cookie: string,
): Promise<ReleaseChoice> {
  const { choice } = await previews.find(cookie);
  return choice ?? releases.choose(canaryVisitorOf(cookie));
}

import { track } from '@shop/shared/app';
import { incrementRecommendationCount } from '@shop/shared/app/recommendation';
import { recommendationGroup } from '@shop/shared/domain';

const sections = new Map<string, string>(
  recommendationGroup.codes.map(([section, , cornerId]) => [cornerId, section]),
);

/** Counts an impression of a recommendation section (DP056); other corners are not counted. */
export function countRecommendation(cornerId: string, nowMs: number): void {
  const section = sections.get(cornerId);
  if (!section) return;
  const countToday = incrementRecommendationCount(section, nowMs);
  track({ event: 'recommendation', section, countToday });
}

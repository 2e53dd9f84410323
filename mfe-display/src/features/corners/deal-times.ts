import type { DealCard } from '@shop/shared/contracts';

type Times = Pick<DealCard, 'startsAt' | 'endsAt'>;

export const isComing = ({ startsAt }: Times, nowMs: number): boolean =>
  Date.parse(startsAt) > nowMs;

/** Filters out ended deals. A deal may end while the page is open. */
export const notEnded = <T extends Times>(deals: readonly T[], nowMs: number): T[] =>
  deals.filter(({ endsAt }) => Date.parse(endsAt) > nowMs);

/** The opening or end time that all deals share, or undefined when they differ. */
export function commonClock(deals: readonly Times[], nowMs: number): string | undefined {
  const moments = deals.map((deal) => (isComing(deal, nowMs) ? deal.startsAt : deal.endsAt));
  return moments.every((moment) => moment === moments[0]) ? moments[0] : undefined;
}

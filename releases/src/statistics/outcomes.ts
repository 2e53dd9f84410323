/** Actions of visitors by which a canary is judged. */
export type Outcome = 'basketAdd' | 'orderBegun';

/** Time from the first document of a visitor in which their outcomes count, ms; the same for all visitors. */
const DUE_MS = 15 * 60_000;
/** Most visitors in memory. Beyond it the oldest is removed. */
const MAX_VISITORS = 50_000;

interface Visit {
  apps: Readonly<Record<string, string>>;
  combination: string;
  sinceMs: number;
  done: Set<Outcome>;
}

export interface OutcomesOptions {
  /** Monotonic clock, ms. */
  nowMs: () => number;
  /** Called once for each visitor whose 15 minutes are over. */
  onDue: (apps: Readonly<Record<string, string>>, done: ReadonlySet<Outcome>) => void;
}

const combinationOf = (apps: Readonly<Record<string, string>>): string => JSON.stringify(apps);

/**
 * Records the outcomes of each visitor in their first 15 minutes. A visitor counts once, and not at all when they used
 * two combinations of builds in this time, because their outcomes belong to neither alone.
 */
export function createOutcomes({ nowMs, onDue }: OutcomesOptions) {
  /** Visits by visitor id, from old to new. Undefined: already counted, or excluded. */
  const visits = new Map<string, Visit | undefined>();
  const waiting = new Set<string>();

  const drop = (visitor: string): void => {
    visits.set(visitor, undefined);
    waiting.delete(visitor);
  };

  const countDue = (): void => {
    for (const visitor of waiting) {
      const visit = visits.get(visitor);
      if (visit && nowMs() - visit.sinceMs < DUE_MS) return;
      if (visit) onDue(visit.apps, visit.done);
      drop(visitor);
    }
  };

  return {
    /** Counts the visitors whose 15 minutes are over. */
    countDue,
    hasVisitor: (visitor: string): boolean => visits.has(visitor),

    /** Adds a visitor whose page has started with these builds. */
    addVisitor(visitor: string, apps: Readonly<Record<string, string>>): void {
      countDue();
      const combination = combinationOf(apps);
      if (visits.has(visitor)) {
        const visit = visits.get(visitor);
        if (visit && visit.combination !== combination) drop(visitor);
        return;
      }
      visits.set(visitor, { apps, combination, sinceMs: nowMs(), done: new Set() });
      waiting.add(visitor);
      const first = visits.keys().next().value;
      if (visits.size <= MAX_VISITORS || first === undefined) return;
      visits.delete(first);
      waiting.delete(first);
    },

    /** Records an outcome with these builds. Outcomes of visitors that were not added are ignored. */
    addOutcome(visitor: string, apps: Readonly<Record<string, string>>, outcome: Outcome): void {
      countDue();
      const visit = visits.get(visitor);
      if (!visit) return;
      if (visit.combination === combinationOf(apps)) visit.done.add(outcome);
      else drop(visitor);
    },
  };
}

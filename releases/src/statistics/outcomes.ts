/** What visitors do that the shop lives by. */
export type Outcome = 'basketAdd' | 'orderBegun';

/** A visitor is judged by what they did within this time: the same for everybody, however long they stay. */
const DUE_MS = 15 * 60_000;
/** Visitors that are known at a time; beyond it the one who came first is forgotten. */
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
  /** Called once for each visitor whose time is over. */
  onDue: (apps: Readonly<Record<string, string>>, done: ReadonlySet<Outcome>) => void;
}

const combinationOf = (apps: Readonly<Record<string, string>>): string => JSON.stringify(apps);

/**
 * What each visitor did in their first quarter of an hour. A visitor counts once, and not at all when they met two
 * combinations of builds in it: what they had done before says nothing of the second.
 */
export function createOutcomes({ nowMs, onDue }: OutcomesOptions) {
  /** By visitor, those who came first at the front. Undefined: counted, or not to be counted. */
  const visits = new Map<string, Visit | undefined>();
  const waiting = new Set<string>();

  const drop = (visitor: string): void => {
    visits.set(visitor, undefined);
    waiting.delete(visitor);
  };

  const settle = (): void => {
    for (const visitor of waiting) {
      const visit = visits.get(visitor);
      if (visit && nowMs() - visit.sinceMs < DUE_MS) return;
      if (visit) onDue(visit.apps, visit.done);
      drop(visitor);
    }
  };

  return {
    /** Counts everybody whose time is over. */
    settle,
    isKnown: (visitor: string): boolean => visits.has(visitor),

    /** A visitor has come, whose browser runs these builds. */
    come(visitor: string, apps: Readonly<Record<string, string>>): void {
      settle();
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

    /** A visitor has done this with these builds; one who has not come here does not count. */
    note(visitor: string, apps: Readonly<Record<string, string>>, outcome: Outcome): void {
      settle();
      const visit = visits.get(visitor);
      if (!visit) return;
      if (visit.combination === combinationOf(apps)) visit.done.add(outcome);
      else drop(visitor);
    },
  };
}

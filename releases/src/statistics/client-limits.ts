/** Counts of one client begin anew after this time. */
const WINDOW_MS = 60_000;
/** Clients counted at a time; beyond it the oldest is forgotten. */
const MAX_CLIENTS = 10_000;

interface Taken {
  sinceMs: number;
  byName: Map<string, number>;
  seen: Set<string>;
}

export interface ClientLimit {
  /** Takes of a limit a minute. @returns how much of it was left */
  take(name: string, wanted: number, most: number): number;
  /** Whether this happens to the client for the first time. */
  isFirst(name: string): boolean;
}

/**
 * How much one client may add to the counts of one build.
 * @param nowMs monotonic clock, ms
 */
export function createClientLimits(nowMs: () => number): { of(key: string): ClientLimit } {
  const byKey = new Map<string, Taken>();

  const takenOf = (key: string): Taken => {
    const known = byKey.get(key);
    if (known) {
      if (nowMs() - known.sinceMs >= WINDOW_MS) {
        known.sinceMs = nowMs();
        known.byName.clear();
      }
      return known;
    }
    const taken: Taken = { sinceMs: nowMs(), byName: new Map(), seen: new Set() };
    byKey.set(key, taken);
    if (byKey.size > MAX_CLIENTS) byKey.delete(byKey.keys().next().value ?? key);
    return taken;
  };

  return {
    of: (key) => {
      const taken = takenOf(key);
      return {
        take: (name, wanted, most) => {
          const before = taken.byName.get(name) ?? 0;
          const counted = Math.max(0, Math.min(wanted, most - before));
          taken.byName.set(name, before + counted);
          return counted;
        },
        isFirst: (name) => {
          const isFirst = !taken.seen.has(name);
          taken.seen.add(name);
          return isFirst;
        },
      };
    },
  };
}

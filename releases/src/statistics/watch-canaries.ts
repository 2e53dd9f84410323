import { changeRegister } from '../register/register';
import { type RegisterStore, updateRegister } from '../register/register-store';
import { type Counts, countsSince, judgeCanary } from './judge-canary';
import type { ReleaseStats } from './release-stats';

const POLL_MS = 5_000;
/** The account that the history names. */
const GATEWAY = 'gateway';

export interface CanaryWatchOptions {
  store: RegisterStore;
  stats: ReleaseStats;
  log: { warn(details: object, text: string): void; error(details: object, text: string): void };
  /** The clock of the history, epoch ms. */
  nowMs: () => number;
  /** Between two comparisons, ms. */
  pollMs?: number | undefined;
}

/** A document that has not come to life after so many comparisons never will. */
const DUE_AFTER = 6;

type Counted = ReturnType<typeof countsSince>;
interface Comparison {
  canary: Counted;
  stable: Counted;
}

/** Counts of both builds at each comparison since a canary was first seen, by the canary. */
type Comparisons = Map<string, { begun: Comparison; last: Comparison[] }>;

/** What happened since a canary began, and how many of its documents are due. */
function countsOf(
  build: keyof Comparison,
  { begun, last }: { begun: Comparison; last: Comparison[] },
): Counts {
  const now = countsSince(last.at(-1)?.[build], begun[build]);
  const due = last.at(-1 - DUE_AFTER)?.[build];
  return { ...now, dueDocuments: due ? countsSince(due, begun[build]).documents : 0 };
}

/**
 * Ends canaries that are worse than the stable build, with the reason in the history. Both are judged
 * by what happened since the canary began: days of calm would hide an outage that both met.
 */
export async function endBadCanaries(
  { store, stats, log, nowMs }: CanaryWatchOptions,
  comparisons: Comparisons,
): Promise<void> {
  const { apps } = await store.latest();
  const running = new Set<string>();
  for (const [name, { stable, canary }] of Object.entries(apps)) {
    if (!canary) continue;
    const key = `${name} ${canary.build} ${stable}`;
    running.add(key);
    const counts = {
      canary: countsSince(stats.find(name, canary.build)),
      stable: countsSince(stats.find(name, stable ?? '')),
    };
    const compared = comparisons.get(key) ?? { begun: counts, last: [] };
    compared.last = [...compared.last, counts].slice(-1 - DUE_AFTER);
    comparisons.set(key, compared);
    const reason = judgeCanary(countsOf('canary', compared), countsOf('stable', compared));
    if (!reason) continue;
    const context = { at: new Date(nowMs()).toISOString(), by: GATEWAY };
    await updateRegister(store, (register) => {
      // Somebody may have ended or replaced it in between.
      if (register.apps[name]?.canary?.build !== canary.build) return register;
      const change = changeRegister(register, context);
      change.rollback(name, undefined, reason);
      return change.result();
    });
    log.warn({ remote: name, build: canary.build, reason }, 'A canary was ended');
  }
  for (const key of comparisons.keys()) if (!running.has(key)) comparisons.delete(key);
}

/** Compares running canaries again and again. @returns stops it */
export function watchCanaries(options: CanaryWatchOptions): () => void {
  const comparisons: Comparisons = new Map();
  let timer: NodeJS.Timeout | undefined;
  const compare = async (): Promise<void> => {
    await endBadCanaries(options, comparisons).catch((error: unknown) =>
      options.log.error({ err: error }, 'Canaries could not be compared'),
    );
    timer?.refresh();
  };
  timer = setTimeout(() => void compare(), options.pollMs ?? POLL_MS);
  timer.unref();
  return () => {
    if (timer) clearTimeout(timer);
    timer = undefined;
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { changeRegister } from '../register/register';
import { type RegisterStore, updateRegister } from '../register/register-store';
import { type Counts, countsSince, judgeCanary } from './judge-canary';
import type { ReleaseStats } from './release-stats';
import { type Comparison, createSharedCounts } from './shared-counts';

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
/** A store that hangs does not keep a gateway from ending for longer than this, ms. */
const LAST_MS = 2_000;

type Counted = ReturnType<typeof countsSince>;
type CountedBoth = Record<keyof Comparison, Counted>;

/** Counts of this process at each comparison since it first saw a canary. */
interface Seen {
  begun: CountedBoth;
  last: CountedBoth[];
}

const nothing: CountedBoth = { canary: countsSince(undefined), stable: countsSince(undefined) };

/** What happened since a canary began, and how many of its documents are due. */
function countsOf(build: keyof Comparison, { begun, last }: Seen): Counts {
  const now = countsSince(last.at(-1)?.[build], begun[build]);
  const due = last.at(-1 - DUE_AFTER)?.[build];
  return { ...now, dueDocuments: due ? countsSince(due, begun[build]).documents : 0 };
}

/**
 * Ends canaries that are worse than the stable build, with the reason in the history. Both are judged
 * by what all gateways counted since the canary began: days of calm would hide an outage that both met.
 */
function createComparison(options: CanaryWatchOptions) {
  const { store, stats, log, nowMs } = options;
  const shared = createSharedCounts({ store, log, gatewayId: randomUUID() });
  const seen = new Map<string, Seen>();
  let isFirst = true;

  const end = async (name: string, build: string, reason: string): Promise<void> => {
    const context = { at: new Date(nowMs()).toISOString(), by: GATEWAY };
    await updateRegister(store, (register) => {
      // Somebody may have ended or replaced it in between.
      if (register.apps[name]?.canary?.build !== build) return register;
      const change = changeRegister(register, context);
      change.rollback(name, undefined, reason);
      return change.result();
    });
    log.warn({ remote: name, build, reason }, 'A canary was ended');
  };

  return async (): Promise<void> => {
    const { apps } = await store.latest();
    const running: string[] = [];
    for (const [name, { stable = 'none', canary }] of Object.entries(apps)) {
      if (!canary) continue;
      const key = `${name}/${canary.build}/${stable}`;
      running.push(key);
      const counts = {
        canary: countsSince(stats.find(name, canary.build)),
        stable: countsSince(stats.find(name, stable)),
      };
      // A canary that runs when this process starts has begun before all that it counts.
      const own = seen.get(key) ?? { begun: isFirst ? nothing : counts, last: [] };
      own.last = [...own.last, counts].slice(-1 - DUE_AFTER);
      seen.set(key, own);
      const all = await shared.add(key, {
        canary: countsOf('canary', own),
        stable: countsOf('stable', own),
      });
      const reason = judgeCanary(all.canary, all.stable);
      if (reason) await end(name, canary.build, reason);
    }
    isFirst = false;
    for (const key of seen.keys()) if (!running.includes(key)) seen.delete(key);
    await shared.forgetOthers(running);
  };
}

/** Compares running canaries again and again. @returns stops it, after what was counted last is stored */
export function watchCanaries(options: CanaryWatchOptions): () => Promise<void> {
  const compareAll = createComparison(options);
  let timer: NodeJS.Timeout | undefined;
  const compare = (): Promise<void> =>
    compareAll().catch((error: unknown) =>
      options.log.error({ err: error }, 'Canaries could not be compared'),
    );
  let comparing = Promise.resolve();
  const compareOnce = async (): Promise<void> => {
    comparing = compare();
    await comparing;
    timer?.refresh();
  };
  timer = setTimeout(() => void compareOnce(), options.pollMs ?? POLL_MS);
  timer.unref();
  return async () => {
    if (timer) clearTimeout(timer);
    timer = undefined;
    const last = comparing.then(compare);
    await Promise.race([last, pause(LAST_MS, undefined, { ref: false })]);
  };
}

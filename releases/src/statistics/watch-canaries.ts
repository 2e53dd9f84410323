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

/** Counts of both builds when a canary was first seen, by the canary. */
type Beginnings = Map<string, { canary: Counts; stable: Counts }>;

/**
 * Ends canaries that are worse than the stable build, with the reason in the history. Both are judged
 * by what happened since the canary began: days of calm would hide an outage that both met.
 */
export async function endBadCanaries(
  { store, stats, log, nowMs }: CanaryWatchOptions,
  beginnings: Beginnings,
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
    const begun = beginnings.get(key);
    if (!begun) beginnings.set(key, counts);
    const reason =
      begun &&
      judgeCanary(
        countsSince(counts.canary, begun.canary),
        countsSince(counts.stable, begun.stable),
      );
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
  for (const key of beginnings.keys()) if (!running.has(key)) beginnings.delete(key);
}

/** Compares running canaries again and again. @returns stops it */
export function watchCanaries(options: CanaryWatchOptions): () => void {
  const beginnings: Beginnings = new Map();
  let timer: NodeJS.Timeout | undefined;
  const compare = async (): Promise<void> => {
    await endBadCanaries(options, beginnings).catch((error: unknown) =>
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

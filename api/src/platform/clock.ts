/** The only source of the current time; injected, so that tests and jobs can advance it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that is advanced by hand. */
export interface ManualClock extends Clock {
  advance(deltaMs: number): void;
  set(at: Date): void;
}

export function manualClock(start: Date): ManualClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    advance: (deltaMs) => {
      current += deltaMs;
    },
    set: (at) => {
      current = at.getTime();
    },
  };
}

export const minutesMs = (count: number): number => count * 60_000;
export const hoursMs = (count: number): number => count * 3_600_000;
export const daysMs = (count: number): number => count * 86_400_000;
export const addMs = (from: Date, deltaMs: number): Date => new Date(from.getTime() + deltaMs);

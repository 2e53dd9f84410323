import type { Random } from '../random';

/** What buyers of a kind of goods write. */
export interface Remarks {
  good: readonly string[];
  mixed: readonly string[];
  bad: readonly string[];
  /** Sentences about the buyer's own case, with numbers and names that differ. */
  own: readonly ((random: Random) => string)[];
}

const steps = (random: Random, from: number, to: number, step: number): number =>
  from + random.int(0, Math.floor((to - from) / step)) * step;

/** A height in cm. */
export const heightCm = (random: Random): number => random.int(154, 182);
export const weeks = (random: Random): string => `${random.int(2, 8)}주`;
export const months = (random: Random): string => `${random.int(2, 9)}개월`;
export const minutes = (random: Random): string => `${steps(random, 10, 50, 5)}분`;

/** Pseudo-random numbers that are the same on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** So many different items, in random order. */
  some<T>(items: readonly T[], count: number): T[];
}

const hashText = (text: string): number => {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
};

/** One stream per seed, so that adding goods does not change earlier ones. */
export function randomOf(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick,
    some: (items, count) => {
      const remaining = [...items];
      const picked: (typeof remaining)[number][] = [];
      while (picked.length < count && remaining.length > 0) {
        picked.push(...remaining.splice(int(0, remaining.length - 1), 1));
      }
      return picked;
    },
  };
}

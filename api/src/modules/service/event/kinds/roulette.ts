import { type EventKindRule, noConfig } from './kind';

/** 룰렛: each entry is one spin. */
export const roulette: EventKindRule<object> = {
  kind: 'ROULETTE',
  config: noConfig,
  judge: async () => ({ isDrawn: true }),
  board: async () => ({ kind: 'ROULETTE' }),
};

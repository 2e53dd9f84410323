import { minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { rankGoods } from './rank-goods';
import { rankingRoutes } from './ranking.routes';

export const rankingModule: Module = {
  name: 'ranking',
  routes: rankingRoutes,
  jobs: ({ db, jobs }) =>
    jobs.everyInCluster('catalogue.ranking', minutesMs(10), () => rankGoods(db)),
};

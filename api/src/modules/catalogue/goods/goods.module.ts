import type { Module } from '../../../platform/deps';
import { startGoodsJobs } from './goods.jobs';
import { goodsRoutes } from './goods.routes';

export const goodsModule: Module = {
  name: 'goods',
  routes: goodsRoutes,
  jobs: startGoodsJobs,
};

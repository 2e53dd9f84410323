import type { Module } from '../../../platform/deps';
import { startSearchJobs } from './search.jobs';
import { searchRoutes } from './search.routes';

export const searchModule: Module = {
  name: 'search',
  routes: searchRoutes,
  jobs: startSearchJobs,
};

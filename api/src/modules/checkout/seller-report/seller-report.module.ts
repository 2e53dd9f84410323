import type { Module } from '../../../platform/deps';
import { applySellerReports } from './seller-report';

const EVERY_MS = 10_000;

export const sellerReportModule: Module = {
  name: 'seller-report',
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'seller.reports',
      EVERY_MS,
      async () => void (await applySellerReports(deps)),
    );
  },
};

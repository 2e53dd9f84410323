import type { Module } from '@shop/api/platform/deps';
import type { ImageSource } from '@shop/api/ports';
import { renewSampleTimes } from './catalogue';
import { type ApproveInWindow, fillSample } from './fill-sample';
import { createSampleImages } from './pictures/sample-images';

export interface Sample {
  /** The drawings that sample goods show. */
  images: ImageSource;
  /** Fills an empty shop, and keeps its deals and 기획전 running. */
  module: Module;
}

const MINUTE_MS = 60_000;

/** @param approveInWindow approves a payment as its shopper; without it the members have no past orders. */
export const createSample = (approveInWindow?: ApproveInWindow): Sample => ({
  images: createSampleImages(),
  module: {
    name: 'sample',
    seed: (deps) => fillSample(deps, approveInWindow),
    jobs: ({ jobs, db, clock }) =>
      jobs.everyInCluster('sample.times', MINUTE_MS, () => renewSampleTimes(db, clock.now())),
  },
});

export { fillSampleCatalogue, renewSampleTimes } from './catalogue';
export { seedCs } from './cs/seed-cs';
export { seedExternalLinks } from './external-link/seed-external-links';
export { seedMembers } from './members/seed-members';

import type { Module } from '../../../platform/deps';
import { reviewRoutes } from './review.routes';

export const reviewModule: Module = {
  name: 'review',
  routes: reviewRoutes,
};

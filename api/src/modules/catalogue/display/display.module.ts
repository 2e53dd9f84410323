import type { Module } from '../../../platform/deps';
import { displayRoutes } from './display.routes';
import { seedFirstPages } from './first-pages';

export const displayModule: Module = {
  name: 'display',
  routes: displayRoutes,
  seed: ({ db }) => seedFirstPages(db),
};

import type { Module } from '../../../platform/deps';
import { displayRoutes } from './display.routes';

export const displayModule: Module = {
  name: 'display',
  routes: displayRoutes,
};

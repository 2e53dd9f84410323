import type { Module } from '../../../platform/deps';
import { codeRoutes } from './code.routes';

export const codeModule: Module = {
  name: 'code',
  routes: codeRoutes,
};

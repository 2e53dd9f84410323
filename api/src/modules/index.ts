import type { Module } from '../platform/deps';

/** Every noun of the shop. A new one is one line here. */
export const modules: Module[] = [];

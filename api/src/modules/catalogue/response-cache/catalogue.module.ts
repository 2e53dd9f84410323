import type { Deps, Module } from '../../../platform/deps';
import { codeRoutes } from '../../service/code/code.routes';
import { displayRoutes } from '../display/display.routes';
import { startUpkeep } from '../goods/goods.jobs';
import { goodsRoutes } from '../goods/goods.routes';
import { reviewRoutes } from '../review/review.routes';
import { searchRoutes } from '../search/search.routes';
import { hearCatalogue } from './invalidation';
import { createReadModel, type ReadModel } from './response-cache';

/** The nouns that read the catalogue share one memory. */
const memories = new WeakMap<Deps, ReadModel>();

function memoryOf(deps: Deps): ReadModel {
  const known = memories.get(deps);
  if (known) return known;
  const made = createReadModel(() => performance.now());
  memories.set(deps, made);
  return made;
}

export const catalogueModule: Module = {
  name: 'catalogue',
  routes: (deps) => {
    const memory = memoryOf(deps);
    return [
      ...goodsRoutes(deps, memory),
      ...searchRoutes(deps, memory),
      ...displayRoutes(deps, memory),
      ...reviewRoutes(deps, memory),
      ...codeRoutes(deps, memory),
    ];
  },
  plugin: async (_app, deps) => {
    await hearCatalogue(deps.db, memoryOf(deps));
    startUpkeep(deps);
  },
};

import { handleRuntimeError } from './refresh-errors.mjs';

const { enqueueUpdate } = __react_refresh_utils__;
const loadedModule = (id) => __webpack_require__.c[id];

/** What pages export beside their components: the router has read it. */
const routerExports = new Map();

const routerExportsOf = ({ exports }) =>
  Object.entries(exports)
    .filter(([name]) => name !== 'Page')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Takes the updates of a module, also after one that failed. */
function acceptUpdates(id) {
  loadedModule(id).hot.accept((error) => {
    handleRuntimeError(error);
    acceptUpdates(id);
  });
}

/** Renders the page of a new module in place; other changes of the module go to its importers. */
export function refreshPage(id) {
  const { hot } = loadedModule(id);
  const before = routerExports.get(id);
  const now = routerExportsOf(loadedModule(id));
  routerExports.set(id, now);
  acceptUpdates(id);
  if (!hot.data) return;
  if (before === now) enqueueUpdate(() => {});
  else hot.invalidate();
}

import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * The federation runtime of a remote's entry, in place of the library's: the functions are those of
 * the shell (`shell/src/client/index.ts`), which has loaded them. The federation instance is the
 * remote's own. Saves 4 KB in each entry.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.__shopFederation;

/** The remote's federation instance; an entry that runs again gets the one it had. */
function init(options) {
  const known = runtime.getInstance((instance) => instance.options.name === options.name);
  known?.initOptions(options);
  return known ?? runtime.createInstance(options);
}

// biome-ignore lint/style/noDefaultExport: the federation plugin imports it.
export default {
  runtime: { ...runtime, init },
  instance: undefined,
  initOptions: undefined,
  // The shell exposes nothing, so its build leaves this function out.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

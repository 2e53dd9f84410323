/**
 * Stands in the shell's build for the parts of the federation runtime that the shop does not use:
 * snapshots and manifests (the gateway names each remote's entry), preloading (the gateway names
 * the files of a page), and imports of remotes compiled by webpack (`loadRemote` is called
 * instead). Saves 2.9 KB of every first page.
 */

const isUnused = (name) => () => {
  throw new Error(`${name} is left out of this build (tools/webpack/unused-federation.mjs).`);
};

export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
  loadRemoteSnapshotInfo = isUnused('A snapshot of a remote');
}
export const getGlobalRemoteInfo = () => ({});
export const snapshotPlugin = isUnused('The snapshot plugin');
export const generatePreloadAssetsPlugin = isUnused('The preload plugin');
export const preloadAssets = isUnused('Preloading');
export const formatPreloadArgs = isUnused('Preloading');
export const remotes = isUnused('An import of a remote');

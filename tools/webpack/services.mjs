/** The Node processes that serve and release what the apps build; the api, which is released itself, is not one. */
export const services = {
  gateway: {
    folder: 'gateway',
    // Two threads: one serves, and one renders.
    entry: { gateway: './src/main.ts', 'render-worker': './src/render-worker.ts' },
  },
  releases: { folder: 'releases', entry: { release: './src/cli/main.ts' } },
};

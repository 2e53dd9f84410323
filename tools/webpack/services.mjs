/** The Node processes that serve and release what the apps build; the api, which is released itself, is not one. */
export const services = {
  gateway: {
    folder: 'gateway',
    // One thread serves and one renders. The supervisor starts the gateway and its new versions.
    entry: {
      gateway: './src/main.ts',
      'render-worker': './src/render-worker.ts',
      supervisor: './src/supervisor.ts',
    },
  },
  releases: { folder: 'releases', entry: { release: './src/cli/main.ts' } },
};

declare const __webpack_require__: { federation: object };

declare global {
  /** The federation runtime, which the entries of the remotes use (tools/webpack/container-runtime.mjs). */
  var __shopFederation: object;
}

globalThis.__shopFederation = __webpack_require__.federation;

// Module Federation requires an asynchronous boundary before the first shared module is used.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap').then(({ boot }) => boot());

export {};

import { documentBoot } from './document-boot';

declare const __webpack_require__: { federation: object };

declare global {
  /** The federation runtime, which the entries of the remotes use (tools/webpack/container-runtime.mjs). */
  var __shopFederation: object;
}

globalThis.__shopFederation = __webpack_require__.federation;

/**
 * Module Federation requires an asynchronous boundary before the first shared module is used. The chunk's
 * style sheet must be in the document before, or webpack's runtime requests it a second time.
 */
async function start(): Promise<void> {
  await documentBoot().sheets;
  const { boot } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
  await boot();
}

void start();

/** For the Node services (gateway and api) only; the import rules keep it out of browser bundles. */
export {
  createResponseCache,
  type Loaded,
  type ResponseCache,
  type ResponseCacheOptions,
} from './response-cache';

/** For the Node services (gateway and api) only; the import rules keep it out of browser bundles. */
export { clientAddress, isLoopbackAddress } from './client-address';
export {
  createResponseCache,
  type Loaded,
  type ResponseCache,
  type ResponseCacheOptions,
} from './response-cache';
export { type S3Settings, sendS3 } from './send-s3';
export { type S3Request, signS3 } from './sign-s3';
export { TRACE_LABEL, traceIdOf, traceOptions } from './trace-context';

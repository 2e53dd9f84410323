/** For the Node services (gateway and api) only; the import rules keep it out of browser bundles. */
export { addressMatcher, isAddressRange, isPrivateRange } from './address-range';
export { clientAddress, isLoopbackAddress } from './client-address';
export {
  CLIENT_FAILURES_PATH,
  type ClientFailure,
  clientFailuresQuery,
  clientFailuresReply,
  MAX_FAILURES_OF_BUILD,
} from './client-failures';
export { codeOf, messageOf } from './error-facts';
export { type ErrorLine, reportErrors } from './error-lines';
export { createErrorReporter } from './error-report';
export { escapeHtml } from './escape-html';
export { RELEASE_HEADER, releaseIdOf } from './release-header';
export {
  type CurrentVersion,
  createResponseCache,
  type Loaded,
  type ResponseCache,
  type ResponseCacheOptions,
} from './response-cache';
export { type S3Request, type S3Settings, sendS3 } from './send-s3';
export { logOutput, writeOutput } from './standard-output';
export { continueTrace, TRACE_LABEL, traceIdOf, traceOptions } from './trace-context';

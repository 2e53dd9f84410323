/**
 * What the gateway and the shell agree on: the state in a document, and the exports of server builds.
 */

export * from './page-placeholder';
export { type PageRow, pageRowsOf } from './page-rows';
export * from './page-state';
export * from './server-build';
